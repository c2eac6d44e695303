import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { LazyPart, type Slot } from '../../../parts/lazy/LazyPart.tsx';
import { useText } from '../../../session/text.ts';
import type { LargePrintProps } from './LargePrint.tsx';
import type { SavePictureProps } from './SavePicture.tsx';

const savePicture: Slot<SavePictureProps> = async () => (await import('./SavePicture.tsx')).SavePicture;
const largePrint: Slot<LargePrintProps> = async () => (await import('./LargePrint.tsx')).LargePrint;

type State = 'idle' | 'picture' | 'saved' | 'printing' | 'failed';

/** Further ways to keep revealed codes: a picture, and a sheet in large print. */
export const KeepTools = observer(function KeepTools(about: { sealed: SealedCode; revealed: RevealedCode }) {
  const { t } = useText();
  const [state, setState] = useState<State>('idle');
  const rest = useCallback(() => setState('idle'), []);
  const fail = useCallback(() => setState('failed'), []);
  const missing = () => <Missing onMissing={fail} />;
  return (
    <>
      <Button
        kind="tool"
        icon={LATER_ICONS.picture}
        aria-label={t('codePage.picture')}
        onClick={() => setState('picture')}
      >
        {t('codePage.short.picture')}
      </Button>
      <Button kind="tool" icon={LATER_ICONS.largePrint} onClick={() => setState('printing')}>
        {t('codePage.largePrint')}
      </Button>
      <StatusLine compact>
        {state === 'saved' && t('codePage.pictureDone')}
        {state === 'failed' && t('codePage.keepFailed')}
      </StatusLine>
      {state === 'picture' && (
        <LazyPart
          load={savePicture}
          props={{ ...about, onSaved: () => setState('saved'), onClose: rest }}
          otherwise={missing}
        />
      )}
      {state === 'printing' && (
        <LazyPart load={largePrint} props={{ ...about, onPrinted: rest }} otherwise={missing} />
      )}
    </>
  );
});

/** Shown if the chunk of a picture or large print cannot be loaded: the button then works again, and no retry prints. */
function Missing({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing]);
  return null;
}

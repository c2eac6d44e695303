import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { type Symbology, isScannable } from '#domain/redemption/symbology.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { CODES } from '../services.ts';
import { drawPicture } from './drawPicture.ts';
import { symbolModules } from './symbolModules.ts';
import { useSheetWords } from './useSheetWords.ts';

export interface SavePictureProps {
  sealed: SealedCode;
  revealed: RevealedCode;
  onSaved: () => void;
  onClose: () => void;
}

/** Warns what becomes of a picture in a gallery, then draws the codes on this device and saves them. */
export const SavePicture = observer(function SavePicture(props: SavePictureProps) {
  const { sealed, revealed, onSaved, onClose } = props;
  const { t } = useText();
  const { site } = useServices();
  const { savePicture } = useArea(CODES);
  const words = useSheetWords(sealed, revealed);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function save(): Promise<void> {
    setState('busy');
    try {
      const codes = await Promise.all(
        words.codes.map(async (code) => ({ ...code, modules: await modulesOf(code.code, code.symbology) })),
      );
      const picture = await drawPicture({ ...words, codes }, site.site.logo);
      // Who has closed the dialog meanwhile wants no file.
      if (!isOpen.current) return;
      savePicture(picture, t('codePage.pdfName'));
      onSaved();
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog
      title={t('codePage.picture')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button busy={state === 'busy'} busyText={t('codePage.pictureBusy')} onClick={() => void save()}>
          {t('codePage.pictureSave')}
        </Button>
      }
    >
      <p>{t('codePage.pictureWarning')}</p>
      <div role="alert">
        {state === 'failed' && (
          <Notice kind="error" word={t('kind.error')}>
            <p>{t('codePage.pictureFailed')}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
});

/** Null for a code without a symbol; a code that cannot be drawn is on the picture as text. */
async function modulesOf(code: string, symbology: Symbology | null) {
  if (symbology === null || !isScannable(code, symbology)) return null;
  return symbolModules(code, symbology).catch(() => null);
}

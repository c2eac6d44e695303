import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { codeGroups } from '#domain/redemption/codeGroups.ts';
import { lastDayOf } from '#domain/redemption/lastDay.ts';
import type { SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { SpelledCode } from '../../../kit/SpelledCode.tsx';
import { useArea } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { CodePicture } from './CodePicture.tsx';
import { ShownPin } from './ShownPin.tsx';
import styles from './TillMode.module.scss';
import { useValidity } from './useValidity.ts';

interface TillModeProps {
  codes: readonly ShopCode[];
  /** With those that cannot be read. */
  total: number;
  sealed: SealedCode;
  onClose: () => void;
}

/** Width of a letter of the code with its spacing, in em. */
const LETTER_EM = 0.68;

/** Distance between two groups of a code, in em, as in the styles of `SpelledCode`. */
const GAP_EM = 0.3;

/** Returns the font size at which a code fits on one line; users would mistype a wrapped code. */
function sizeFor(code: string): string {
  const em = code.length * LETTER_EM + (codeGroups(code).length - 1) * GAP_EM;
  return `clamp(1.75rem, ${(100 / em).toFixed(2)}cqi, 5.5rem)`;
}

/**
 * Shows one code full screen, large on white, for the cashier, with its amount and last day. Keeps the screen on if the
 * browser allows it.
 */
export const TillMode = observer(function TillMode({ codes, total, sealed, onClose }: TillModeProps) {
  const { holdScreenAwake } = useArea(CODES);
  const { t, money } = useText();
  const validityOf = useValidity();
  const [at, setAt] = useState(0);
  const [isAwake, setAwake] = useState<boolean | null>(null);
  useEffect(() => holdScreenAwake(setAwake), [holdScreenAwake]);
  const code = codes[at];
  if (code === undefined) return null;
  const isSeveral = codes.length > 1;
  const { shop, valueInCent, currency } = sealed;
  const validity = validityOf(lastDayOf(code, sealed));
  return (
    <Dialog
      size="full"
      title={t('codePage.tillTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        isSeveral && (
          <>
            <Button kind="secondary" onClick={() => setAt((at + codes.length - 1) % codes.length)}>
              {t('codePage.tillPrevious')}
            </Button>
            <Button kind="primary" onClick={() => setAt((at + 1) % codes.length)}>
              {t('codePage.tillNext')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.till}>
        <p className={styles.shop}>{shop.name}</p>
        <output className={styles.shown} style={{ fontSize: sizeFor(code.code) }}>
          {isSeveral && (
            <span className={styles.number}>{t('codePage.codeOf', { number: at + 1, total })}</span>
          )}
          <SpelledCode className={styles.code} text={code.code} />
        </output>
        {code.symbology !== null && (
          <div className={styles.picture}>
            <CodePicture code={code.code} symbology={code.symbology} />
          </div>
        )}
        <ShownPin pin={code.pin} className={styles.pin} />
        <div className={styles.terms}>
          <p>{t('codePage.tillAmount', { money: money({ amountInCent: valueInCent, currency }) })}</p>
          {validity !== null && <p>{validity}</p>}
        </div>
        {isAwake !== null && (
          <p className={styles.awake}>{t(isAwake ? 'codePage.tillAwake' : 'codePage.tillDark')}</p>
        )}
      </div>
    </Dialog>
  );
});

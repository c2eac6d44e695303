import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { lastDayOf } from '#domain/redemption/lastDay.ts';
import type { SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { LogoPlate } from '../../../kit/LogoPlate.tsx';
import { useArea } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { ShownPin } from './ShownPin.tsx';
import { TillCode } from './TillCode.tsx';
import styles from './TillMode.module.scss';
import { useValidity } from './useValidity.ts';

interface TillModeProps {
  codes: readonly ShopCode[];
  /** With those that cannot be read. */
  total: number;
  sealed: SealedCode;
  onClose: () => void;
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
  const number = useId();
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
            <Button kind="secondary" {...(at === 0 && { blockedBy: number })} onClick={() => setAt(at - 1)}>
              {t('codePage.tillPrevious')}
            </Button>
            <Button
              kind="primary"
              {...(at === codes.length - 1 && { blockedBy: number })}
              onClick={() => setAt(at + 1)}
            >
              {t('codePage.tillNext')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.till}>
        <div className={styles.shop}>
          {shop.logo !== null && <LogoPlate src={shop.logo} />}
          <p className={styles.name}>{shop.name}</p>
        </div>
        <TillCode
          code={code}
          number={
            isSeveral && (
              <span id={number} className={styles.number}>
                {t('codePage.codeOf', { number: at + 1, total })}
              </span>
            )
          }
        />
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

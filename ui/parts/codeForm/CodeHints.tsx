import { observer } from 'mobx-react-lite';
import { offersCharging } from '#domain/charge/topUp.ts';
import { codeHints } from '#domain/voucher/codeHints.ts';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useServices } from '../../session/services.ts';
import { useWords } from '../../session/words.ts';
import { ToPrepaid } from '../charge/TopUpLink.tsx';
import styles from './CodeForm.module.scss';

export interface CodeHintsProps {
  typed: string;
  /** True if it was sent, and nobody knows such a code. */
  isUnknown: boolean;
}

/**
 * Hints about the shape of what is typed; they tell nothing about any voucher. A serial number or an old code is
 * pointed out at once, with the way to what the number is good for. Characters that may only be mistyped are pointed
 * out after the code was unknown, since most good codes contain some.
 */
export const CodeHints = observer(function CodeHints({ typed, isUnknown }: CodeHintsProps) {
  const { site: store, hasScreen } = useServices();
  const { t } = useWords();
  const hints = codeHints(typed).filter(
    (hint) => isUnknown || hint === 'serial-number' || hint === 'old-code',
  );
  return (
    <>
      <StatusLine compact>
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {t(`redeem.code.hintFor.${hint}`)}
          </span>
        ))}
      </StatusLine>
      {hints[0] === 'serial-number' && offersCharging(store.site) && hasScreen('prepaidEnter') && (
        <ToPrepaid serialNumber={typed} kind="quiet">
          {t('topUp.this')}
        </ToPrepaid>
      )}
    </>
  );
});

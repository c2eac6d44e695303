import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Proposal } from '#domain/basket/exactFit.ts';
import type { Currency } from '#domain/money/money.ts';
import { Button } from '../../kit/Button.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import styles from './BasketView.module.scss';

interface ProposalsProps {
  proposals: readonly Proposal[];
  onAdd: (proposal: Proposal) => void;
  remaining: string;
  currency: Currency;
}

/** Ways to use the remainder, exactly where there is one. */
export const Proposals = observer(function Proposals({
  proposals,
  onAdd,
  remaining,
  currency,
}: ProposalsProps) {
  const { t, money } = useWords();
  const heading = useId();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.proposals}>
      <h2 id={heading} className={styles.heading}>
        {t('basket.proposals', { money: remaining })}
      </h2>
      <ul className={styles.lines}>
        {proposals.map((proposal) => {
          const { shopId, shopName, valueInCent, quantity, leftInCent } = proposal;
          const line = t('basket.line', {
            quantity,
            money: money({ amountInCent: valueInCent, currency }),
          });
          return (
            <li key={shopId} className={styles.proposal}>
              <p className={styles.offer}>
                <strong>{shopName}</strong> <span>{line}</span>{' '}
                <span className={styles.hint}>
                  {leftInCent === 0
                    ? t('value.usesAll')
                    : t('value.stays', { money: money({ amountInCent: leftInCent, currency }) })}
                </span>
              </p>
              <Button kind="secondary" onClick={() => onAdd(proposal)}>
                {t('basket.add')}{' '}
                <VisuallyHidden>{t('basket.about', { shop: shopName, money: line })}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import { lineKey } from '#domain/basket/basket.ts';
import type { Proposal } from '#domain/basket/exactFit.ts';
import type { Currency } from '#domain/money/money.ts';
import { Button } from '../../../kit/Button.tsx';
import { useText } from '../../../session/text.ts';
import styles from './BasketView.module.scss';

interface ProposalsProps {
  proposals: readonly Proposal[];
  onAdd: (proposal: Proposal) => void;
  remaining: string;
  currency: Currency;
}

/** Ways to use the remaining balance; renders nothing if there are none. */
export const Proposals = observer(function Proposals({
  proposals,
  onAdd,
  remaining,
  currency,
}: ProposalsProps) {
  const { t } = useText();
  const heading = useId();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.proposals}>
      <h2 id={heading} className={styles.heading}>
        {t('basket.proposals', { money: remaining })}
      </h2>
      <ul className={styles.lines}>
        {proposals.map((proposal) => (
          <Way
            key={proposal.lines.map(lineKey).join()}
            proposal={proposal}
            currency={currency}
            onAdd={() => onAdd(proposal)}
          />
        ))}
      </ul>
    </section>
  );
});

interface WayProps {
  proposal: Proposal;
  currency: Currency;
  onAdd: () => void;
}

/** One proposal: its lines, with each shop named once, and what they leave of the balance. */
const Way = observer(function Way({ proposal, currency, onAdd }: WayProps) {
  const { t, locale, money } = useText();
  const { lines, leftInCent } = proposal;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const named = lines.map((line) => ({
    ...line,
    key: lineKey(line),
    text: t('basket.line', { quantity: line.quantity, money: say(line.valueInCent) }),
  }));
  const spoken = named.map(({ shopName, text }) => t('basket.about', { shop: shopName, money: text }));
  return (
    <li className={styles.proposal}>
      <p className={styles.offer}>
        {named.map(({ key, shopId, shopName, text }, index) => (
          <Fragment key={key}>
            {named[index - 1]?.shopId !== shopId && <strong dir="auto">{shopName}</strong>}{' '}
            <span>{text}</span>{' '}
          </Fragment>
        ))}
        <span className={styles.hint}>
          {leftInCent === 0 ? t('basket.usesAll') : t('value.stays', { money: say(leftInCent) })}
        </span>
      </p>
      <Button
        kind="secondary"
        aria-label={t('basket.addLines', { lines: new Intl.ListFormat(locale).format(spoken) })}
        onClick={onAdd}
      >
        {t('basket.add')}
      </Button>
    </li>
  );
});

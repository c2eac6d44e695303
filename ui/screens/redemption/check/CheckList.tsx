import { observer } from 'mobx-react-lite';
import { isolated } from '#domain/language/isolated.ts';
import type { Customer, CustomerTicks } from '#domain/customer/customer.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import { SummaryCard, type SummaryRow } from '../../../frame/SummaryCard.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { PostalAddress } from '../../../parts/customer/PostalAddress.tsx';
import { useText } from '../../../session/text.ts';
import { useLineRows } from '../steps/RedemptionSummary.tsx';
import type { LinesStep } from '../steps/WithLines.tsx';
import { named, withShops } from '#domain/redemption/shopLines.ts';
import { useDeliveryWords } from '../customer/useDeliveryWords.ts';
import { SALUTATION_TEXTS } from '../../../parts/customer/salutationTexts.ts';
import styles from './CheckView.module.scss';

/** What was wished, in the order of the form. The required consent is no answer to check. */
const TICKS: readonly (keyof CustomerTicks)[] = [
  'newShopCustomer',
  'useRecharge',
  'orderPrepaidVouchers',
  'orderPrepaidVouchersConfirmation',
];

interface CheckListProps extends LinesStep {
  draft: RedemptionDraft;
  delivery: DeliveryKind;
  /** Null for a pending order, which does not have the details. */
  customer: Customer | null;
  quote: Quote;
  /** Known even for a pending order. */
  email: string;
  /** True while an order is pending: nothing can be changed. */
  isFixed: boolean;
  /** True while another tab's order makes the balance uncertain. */
  isUncertain?: boolean;
}

/** The summary, with one link to change the choice and one for the customer's details. The quote has the amounts. */
export const CheckList = observer(function CheckList(props: CheckListProps) {
  const { customer, delivery, email, quote, isFixed, isUncertain = false, shopId } = props;
  const { t, money } = useText();
  const { currency } = quote;
  const end = customer?.prepaidEndAmountInCent ?? null;
  const ticked = TICKS.filter((tick) => customer?.[tick]);
  const change = {
    to: stepPath('redemption', 'details', shopId),
    label: t('common.change'),
    name: t('check.changeDetails'),
  };
  const lineRows = useChangeableLines(props);
  const { title } = useDeliveryWords();
  const addressed = ({ salutation, firstName, lastName }: Customer) =>
    [...(salutation === '' ? [] : [t(SALUTATION_TEXTS[salutation])]), firstName, lastName]
      .map(isolated)
      .join(' ');
  const personRows = (person: Customer): SummaryRow[] => [
    { label: t('check.name'), value: addressed(person) },
    ...(person.address
      ? [{ label: t('check.address'), value: <PostalAddress address={person.address} /> }]
      : []),
    ...(person.phone === null ? [] : [{ label: t('customer.phone'), value: person.phone }]),
  ];
  // A name, an address and a number need no label in sight.
  const details: SummaryRow[] = [
    ...(customer ? personRows(customer) : []),
    { label: t('check.email'), value: email, strong: 'text' as const },
  ].map((row, index) => ({
    ...row,
    look: 'spoken',
    ...(index > 0 ? { joined: true } : { torn: true, ...(!isFixed && { change }) }),
  }));
  return (
    <SummaryCard
      title={t('check.summary')}
      titleSpoken
      stacked
      ticket
      rows={[
        ...lineRows,
        ...(isUncertain
          ? []
          : [
              {
                label: t('check.afterwards'),
                value: money({ amountInCent: quote.remainingInCent, currency }),
                look: 'line' as const,
                joined: true,
              },
            ]),
        ...(quote.toPayInCent > 0
          ? [
              {
                label: t('check.toPay'),
                value: money({ amountInCent: quote.toPayInCent, currency }),
                strong: 'sum' as const,
              },
            ]
          : []),
        ...details,
        { label: t('check.delivery'), value: title(delivery), look: 'line', joined: true },
        ...(ticked.length > 0
          ? [
              {
                label: t('customer.voluntary'),
                value: (
                  <Ticked
                    ticks={ticked}
                    endAmount={end === null ? null : money({ amountInCent: end, currency })}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
});

/** Returns the summary rows of the lines. One link changes them all: at the only line, or at the basket's total. */
function useChangeableLines({ draft, answers, quote, isFixed, shopId }: CheckListProps): SummaryRow[] {
  const { t, money } = useText();
  const { currency, coveredInCent, toPayInCent } = quote;
  const isBasket = draft.place === 'basket';
  const name = t(isBasket ? 'basket.change' : 'check.changeChoice');
  const change = { to: stepPath('redemption', 'choice', shopId), label: t('common.change'), name };
  const lineRows = useLineRows();
  const lines = (withShops(draft.lines, answers) ?? []).map(named);
  const rows = lineRows(lines, currency);
  if (!isBasket) {
    const [shop, ...value] = rows;
    return shop === undefined ? [] : [{ ...shop, ...(!isFixed && { change }) }, ...value];
  }
  return [
    ...rows.map((row) => ({ ...row, strong: false })),
    {
      label: t('basket.total'),
      value: money({ amountInCent: coveredInCent + toPayInCent, currency }),
      strong: 'sum',
      ...(!isFixed && { change }),
    },
  ];
}

interface TickedProps {
  ticks: readonly (keyof CustomerTicks)[];
  /** The desired end amount, formatted; null without one. */
  endAmount: string | null;
}

const Ticked = observer(function Ticked({ ticks, endAmount }: TickedProps) {
  const { t } = useText();
  return (
    <ul className={styles.ticks}>
      {ticks.map((tick) => (
        <li key={tick}>
          {tick === 'useRecharge' && endAmount !== null
            ? t('recharge.tick', { money: endAmount })
            : t(`customer.${tick}`)}
        </li>
      ))}
    </ul>
  );
});

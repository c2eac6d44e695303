import { observer } from 'mobx-react-lite';
import type { Customer, CustomerTicks } from '#domain/customer/customer.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import { SummaryCard, type SummaryRow } from '../../../frame/SummaryCard.tsx';
import { PostalAddress } from '../../../parts/customer/PostalAddress.tsx';
import { useText } from '../../../session/text.ts';
import { useLineRows } from '../steps/RedemptionSummary.tsx';
import { named, withShops } from '../steps/shopLines.ts';
import { useDeliveryWords } from '../customer/useDeliveryWords.ts';
import { SALUTATION_TEXTS } from '../../../parts/customer/salutationTexts.ts';
import styles from './CheckView.module.scss';
import type { CheckStepProps } from './checkStepProps.ts';

/** In the order of the form. */
const TICKS: readonly (keyof CustomerTicks)[] = [
  'useDataConfirmation',
  'newShopCustomer',
  'useRecharge',
  'orderPrepaidVouchers',
  'orderPrepaidVouchersConfirmation',
];

interface CheckListProps extends CheckStepProps {
  quote: Quote;
  /** Known even for a pending order whose other details are not. */
  email: string;
  /** True while an order is pending: nothing can be changed. */
  isFixed: boolean;
}

/** The summary, with a link to change each answer. The amounts are the backend's, from the quote. */
export const CheckList = observer(function CheckList(props: CheckListProps) {
  const { customer, delivery, email, quote, isFixed, paths } = props;
  const { t, money } = useText();
  const { currency } = quote;
  const end = customer?.prepaidEndAmountInCent ?? null;
  const change = (to: string, about: string) =>
    isFixed ? {} : { change: { to, label: t('common.change'), about } };
  const ticked = TICKS.filter((tick) => customer?.[tick]);
  const details = change(paths.details, t('check.changeDetails'));
  const lineRows = useChangeableLines(props);
  const { title } = useDeliveryWords();
  const addressed = ({ salutation, firstName, lastName }: Customer) =>
    [...(salutation === '' ? [] : [t(SALUTATION_TEXTS[salutation])]), firstName, lastName].join(' ');
  const personRows = (person: Customer): SummaryRow[] => [
    { label: t('check.name'), value: addressed(person), ...details },
    ...(person.address
      ? [{ label: t('check.address'), value: <PostalAddress customer={person} />, ...details }]
      : []),
    ...(person.phone === null ? [] : [{ label: t('customer.phone'), value: person.phone, ...details }]),
  ];
  return (
    <SummaryCard
      title={t('check.summary')}
      stacked
      rows={[
        ...lineRows,
        { label: t('check.afterwards'), value: money({ amountInCent: quote.remainingInCent, currency }) },
        ...(quote.toPayInCent > 0
          ? [
              {
                label: t('check.toPay'),
                value: money({ amountInCent: quote.toPayInCent, currency }),
                strong: 'sum' as const,
              },
            ]
          : []),
        {
          label: t('check.delivery'),
          value: title(delivery),
          ...(delivery === 'POST' ? {} : change(`${paths.details}#delivery`, t('check.changeDelivery'))),
        },
        { label: t('check.email'), value: email, ...details },
        ...(customer ? personRows(customer) : []),
        ...(ticked.length > 0
          ? [
              {
                label: t('check.ticked'),
                value: (
                  <Ticked
                    ticks={ticked}
                    endAmount={end === null ? null : money({ amountInCent: end, currency })}
                  />
                ),
                ...details,
              },
            ]
          : []),
      ]}
    />
  );
});

/**
 * Returns the summary rows of the lines. A single code has one row for the shop and one for the value, each with its
 * own link; several lines are changed in the basket.
 */
function useChangeableLines({ draft, answers, quote, isFixed, paths }: CheckListProps): SummaryRow[] {
  const { t, money } = useText();
  const { currency, coveredInCent, toPayInCent } = quote;
  const lineRows = useLineRows();
  const lines = (withShops(draft.lines, answers) ?? []).map(named);
  const rows = lineRows(lines, currency);
  const change = (to: string, about: string) =>
    isFixed ? {} : { change: { to, label: t('common.change'), about } };
  if (draft.place === 'shop') {
    const [shop, value] = rows;
    if (!shop || !value) return rows;
    return [
      { ...shop, ...change('/shops', t('check.changeShop')) },
      { ...value, ...change(paths.choose, t('check.changeValue')) },
    ];
  }
  return [
    ...rows.map((row) => ({ ...row, strong: false, ...change(paths.choose, t('basket.changeAbout')) })),
    {
      label: t('basket.total'),
      value: money({ amountInCent: coveredInCent + toPayInCent, currency }),
      strong: 'sum',
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

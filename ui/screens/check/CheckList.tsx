import { observer } from 'mobx-react-lite';
import type { Customer, CustomerTicks } from '#domain/customer/customer.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import { SummaryCard } from '../../frame/SummaryCard.tsx';
import { useWords } from '../../words.ts';
import { SALUTATION_TEXTS } from '../customer/salutationTexts.ts';
import styles from './CheckView.module.scss';
import type { CheckStepProps } from './checkStepProps.ts';

/** In the order of the form. */
const TICKS: readonly (keyof CustomerTicks)[] = [
  'newShopCustomer',
  'useRecharge',
  'orderPrepaidVouchers',
  'orderPrepaidVouchersConfirmation',
  'useDataConfirmation',
];

interface CheckListProps extends CheckStepProps {
  quote: Quote;
  /** While an order is open, nothing can be changed. */
  isFixed: boolean;
}

/** All answers, each with the way to change it; the amounts are the backend's, not ours. */
export const CheckList = observer(function CheckList({
  shop,
  customer,
  draft,
  quote,
  isFixed,
}: CheckListProps) {
  const { t, money } = useWords();
  const { currency } = quote;
  const change = (to: string, about: string) =>
    isFixed ? {} : { change: { to, label: t('common.change'), about } };
  const ticked = TICKS.filter((tick) => customer[tick]);
  const details = change(`/redeem/${shop.id}/details`, t('check.changeDetails'));
  return (
    <SummaryCard
      title={t('check.summary')}
      rows={[
        { label: t('check.shop'), value: shop.name, ...change('/shops', t('check.changeShop')) },
        {
          label: t('check.value'),
          value: money({ amountInCent: draft.valueInCent, currency }),
          strong: true,
          ...change(`/redeem/${shop.id}/value`, t('check.changeValue')),
        },
        { label: t('check.left'), value: money({ amountInCent: quote.remainingInCent, currency }) },
        { label: t('check.email'), value: customer.email, ...details },
        { label: t('customer.salutation'), value: t(SALUTATION_TEXTS[customer.salutation]), ...details },
        { label: t('check.name'), value: `${customer.firstName} ${customer.lastName}`, ...details },
        ...(customer.address
          ? [{ label: t('check.address'), value: <PostalAddress customer={customer} />, ...details }]
          : []),
        ...(customer.phone === null
          ? []
          : [{ label: t('customer.phone'), value: customer.phone, ...details }]),
        ...(ticked.length > 0
          ? [
              {
                label: t('check.ticked'),
                value: <Ticked ticks={ticked} />,
                ...details,
              },
            ]
          : []),
      ]}
    />
  );
});

const Ticked = observer(function Ticked({ ticks }: { ticks: readonly (keyof CustomerTicks)[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.ticks}>
      {ticks.map((tick) => (
        <li key={tick}>{t(`customer.${tick}`)}</li>
      ))}
    </ul>
  );
});

const PostalAddress = observer(function PostalAddress({ customer }: { customer: Customer }) {
  const { address } = customer;
  if (!address) return null;
  const lines = [
    address.company,
    `${address.street} ${address.streetNumber}`,
    address.additionalAddress,
    `${address.postalCode} ${address.city}`,
  ];
  return lines.filter(Boolean).map((line) => <div key={line}>{line}</div>);
});

import { observer } from 'mobx-react-lite';
import type { PreparedDonation } from '#domain/donation/kind.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { PostalAddress } from '../../../parts/customer/PostalAddress.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useText } from '../../../session/text.ts';

interface DonationListProps {
  prepared: PreparedDonation;
  voucher: Voucher;
  /** True while nothing can be changed. */
  isFixed: boolean;
  /** True while another tab's order makes the balance uncertain. */
  isUncertain: boolean;
}

/** The summary of a donation before its press. */
export const DonationList = observer(function DonationList(props: DonationListProps) {
  const { prepared, voucher, isFixed, isUncertain } = props;
  const { organisation, value, wantsReceipt, customer } = prepared;
  const { t, money } = useText();
  const { currency, balanceInCent } = voucher;
  const change = (name: string) =>
    isFixed ? {} : { change: { to: stepPath('donation', 'choice'), label: t('common.change'), name } };
  return (
    <SummaryCard
      title={t('donate.summary')}
      stacked
      rows={[
        { label: t('donate.to'), value: organisation.name, ...change(t('donate.changeDonation')) },
        {
          label: t('donate.value'),
          value: money(value),
          strong: true,
        },
        ...(isUncertain
          ? []
          : [
              {
                label: t('check.afterwards'),
                value: money({ amountInCent: Math.max(balanceInCent - value.amountInCent, 0), currency }),
              },
            ]),
        { label: t('donate.receiptRow'), value: t(wantsReceipt ? 'donate.yes' : 'donate.no') },
        { label: t('check.email'), value: customer.email, ...change(t('check.changeDetails')) },
        { label: t('check.name'), value: `${customer.firstName} ${customer.lastName}` },
        ...(customer.address
          ? [{ label: t('donate.addressTitle'), value: <PostalAddress address={customer.address} /> }]
          : []),
      ]}
    />
  );
});

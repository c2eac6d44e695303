import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import { parseCustomer } from '#domain/customer/customerForm.ts';
import {
  type AidOrganisation,
  type DonationDraft,
  type PendingDonation,
  chosenOrganisation,
  EMPTY_DONATION,
  donationAmount,
  hasReceipt,
} from '#domain/donation/donation.ts';
import { donationPrint } from '#domain/donation/binding.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Redirect } from '../../../kit/Redirect.tsx';
import { useIsRestUncertain } from '../../../parts/voucher/useIsRestUncertain.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';
import { useText } from '../../../session/text.ts';
import { PostalAddress } from '../../../parts/customer/PostalAddress.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { DonationPress } from './DonationPress.tsx';
import { donorQuestions } from '../donate/donorQuestions.ts';
import { OpenDonation } from './OpenDonation.tsx';
import { type DonationOrderScreen, useDonationOrder } from './useDonationOrder.ts';
import { WithOrganisations } from '../donate/WithOrganisations.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** The check before a donation: a summary, and the button that donates (product 6.4). */
export const DonateCheckView = observer(function DonateCheckView() {
  return useGivingAsFound(null).isGiven ? (
    <Redirect to="/donate/done" />
  ) : (
    <WithVoucher without={<Alone />}>{() => <Step />}</WithVoucher>
  );
});

/**
 * Returns the stored data, read on mount and when the voucher changes. `isGiven`: this tab has donated and nothing was
 * chosen since, so the page must not offer the donation again (ADR 13).
 */
function useGivingAsFound(voucher: Voucher | null) {
  const { open, customer } = useKeptAsFound(voucher);
  const { kept } = useArea(DONATION);
  return useMemo(() => {
    const draft = kept.read('donationDraft') ?? EMPTY_DONATION;
    const hasGiven = kept.read('donationReceipt') !== null;
    const isGiven = open === null && draft.organisationId === null && hasGiven;
    return { voucher, draft, customer, isGiven };
  }, [voucher, kept, open, customer]);
}

/**
 * The check without a voucher, for example because another tab removed it. The outcome of a pending donation is shown
 * nevertheless (ADR 12). Without one, or after the session expired, the page asks for the code.
 */
const Alone = observer(function Alone() {
  const { session } = useServices();
  const screen = useDonationOrder();
  // Read once on mount, so that the outcome stays visible until the next page has loaded.
  const [isOpen] = useState(() => screen.left !== null && session.state.kind !== 'expired');
  const { state } = screen;
  if (!isOpen || !('order' in state)) return <WithoutVoucher />;
  return <OpenDonation screen={screen} open={state.order} />;
});

/** A pending donation comes first. While another order is pending, the user cannot donate. */
const Step = observer(function Step() {
  const { t } = useText();
  const { openOrders } = useServices();
  const screen = useDonationOrder();
  if (screen.left !== null) return <OpenDonation screen={screen} open={screen.left} />;
  const other = openOrders.value;
  if (other !== null && other.kind !== 'donation') {
    return (
      <FormLayout plain title={<TitledHeading title={t('donate.checkTitle')} />}>
        <OpenOrderNotice />
      </FormLayout>
    );
  }
  return (
    <WithOrganisations>
      {(organisations, voucher) => (
        <Complete organisations={organisations} voucher={voucher} screen={screen} />
      )}
    </WithOrganisations>
  );
});

interface CompleteProps {
  organisations: readonly AidOrganisation[];
  voucher: Voucher;
  screen: DonationOrderScreen;
}

/** Renders the check if the form is complete, else redirects to it. */
const Complete = observer(function Complete({ organisations, voucher, screen }: CompleteProps) {
  const { site: store } = useServices();
  const { draft, customer: typed, isGiven } = useGivingAsFound(voucher);
  const organisation = chosenOrganisation(draft, organisations);
  const amount = donationAmount(draft, { amountInCent: voucher.balanceInCent, currency: voucher.currency });
  const wantsReceipt = hasReceipt(draft, organisations);
  const customer = parseCustomer(typed, donorQuestions(wantsReceipt), store.site.country);
  if (isGiven) return <Redirect to="/donate/done" />;
  if (!organisation || !amount.ok || !customer.ok) return <Redirect to="/donate" />;
  return (
    <Check
      organisation={organisation}
      voucher={voucher}
      draft={draft}
      valueInCent={amount.value}
      wantsReceipt={wantsReceipt}
      customer={customer.value}
      screen={screen}
    />
  );
});

interface CheckProps extends Pick<CompleteProps, 'screen'> {
  organisation: AidOrganisation;
  voucher: Voucher;
  draft: DonationDraft;
  valueInCent: number;
  wantsReceipt: boolean;
  customer: Customer;
}

const Check = observer(function Check(props: CheckProps) {
  const { organisation, draft, valueInCent, wantsReceipt, customer, screen } = props;
  const isUncertain = useIsRestUncertain(screen.state.kind === 'held-back');
  const { clock, session } = useServices();
  const { newKey } = useShared();
  const startingPoint = useStartingPoint();
  const { newDonationId } = useArea(DONATION);
  const { t } = useText();
  const { balanceInCent, currency, validUntil, isPrepaid } = props.voucher;
  const give = () => {
    const id = newDonationId();
    const order: PendingDonation = {
      id,
      key: newKey(),
      sentAt: clock.now(),
      draft,
      valueInCent,
      currency,
      balanceInCent,
      organisationName: organisation.name,
      voucher: { mark: session.mark ?? '', validUntil, isPrepaid },
      email: customer.email,
      startingPoint: startingPoint(),
      fingerprint: donationPrint({ organisationId: organisation.id, wantsReceipt, valueInCent }, customer),
      standing: 'sent',
    };
    void screen.press(order, { organisationId: organisation.id, wantsReceipt, customer });
  };
  return (
    <FormLayout
      plain
      back={
        !screen.isFixed && (
          <ButtonLink to="/donate" kind="quiet" icon={LATER_ICONS.arrowLeft}>
            {t('common.back')}
          </ButtonLink>
        )
      }
      title={
        <TitledHeading
          title={t('donate.checkTitle')}
          faultPrefix={screen.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<DonationList {...props} isFixed={screen.isFixed} isUncertain={isUncertain} />}
      asideFirst
    >
      <DonationPress
        screen={screen}
        organisationName={organisation.name}
        value={{ amountInCent: valueInCent, currency }}
        onGive={give}
      />
    </FormLayout>
  );
});

interface DonationListProps extends CheckProps {
  isFixed: boolean;
  /** True while another tab's order makes the balance uncertain. */
  isUncertain: boolean;
}

const DonationList = observer(function DonationList(props: DonationListProps) {
  const { organisation, voucher, valueInCent, wantsReceipt, customer, isFixed, isUncertain } = props;
  const { t, money } = useText();
  const { currency, balanceInCent } = voucher;
  const change = (about: string) =>
    isFixed ? {} : { change: { to: '/donate', label: t('common.change'), about } };
  return (
    <SummaryCard
      title={t('donate.summary')}
      stacked
      rows={[
        { label: t('donate.to'), value: organisation.name, ...change(t('donate.changeDonation')) },
        {
          label: t('donate.value'),
          value: money({ amountInCent: valueInCent, currency }),
          strong: true,
        },
        ...(isUncertain
          ? []
          : [
              {
                label: t('check.afterwards'),
                value: money({ amountInCent: Math.max(balanceInCent - valueInCent, 0), currency }),
              },
            ]),
        { label: t('donate.receiptRow'), value: t(wantsReceipt ? 'donate.yes' : 'donate.no') },
        { label: t('check.email'), value: customer.email, ...change(t('check.changeDetails')) },
        { label: t('check.name'), value: `${customer.firstName} ${customer.lastName}` },
        ...(customer.address
          ? [{ label: t('donate.addressTitle'), value: <PostalAddress customer={customer} /> }]
          : []),
      ]}
    />
  );
});

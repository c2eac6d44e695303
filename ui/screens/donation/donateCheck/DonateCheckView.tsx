import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { type AidOrganisation, EMPTY_DONATION } from '#domain/donation/donation.ts';
import {
  type DonationFacts,
  type PreparedDonation,
  DONATION_RULES,
  donationOf,
} from '#domain/donation/kind.ts';
import type { Voucher, VoucherSession } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useIsRestUncertain } from '../../../parts/voucher/useIsRestUncertain.ts';
import { holdingOf } from '../../../session/holdingOf.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';
import { useText } from '../../../session/text.ts';
import { PostalAddress } from '../../../parts/customer/PostalAddress.tsx';
import { OrderGate } from '../../../orders/OrderGate.tsx';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ORDER_PATHS } from '../../../parts/paths/orderPaths.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { DonationPress } from './DonationPress.tsx';
import { OpenDonation } from './OpenDonation.tsx';
import { type DonationOrderScreen, useDonationOrder } from './useDonationOrder.ts';
import { WithOrganisations } from '../donate/WithOrganisations.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** The check before a donation: a summary, and the button that donates (product 6.4). */
export const DonateCheckView = observer(function DonateCheckView() {
  const { donationRun } = useArea(DONATION);
  return (
    <WithVoucher run={donationRun} without={<Gated held={null} />}>
      {(_, held) => <Gated held={held} />}
    </WithVoucher>
  );
});

/**
 * The facts of the donation, without the organisations. What is stored is read on mount and when the voucher changes.
 * Without a voucher, for example because another tab removed it, an open donation found on mount stays visible until the
 * next page has loaded (ADR 12).
 */
function useDonationFacts(held: VoucherSession | null, screen: DonationOrderScreen): DonationFacts {
  const { openOrders, session, site: store } = useServices();
  const asFound = useKeptAsFound(held?.voucher ?? null);
  const { kept } = useArea(DONATION);
  const [wasLeft] = useState(() => screen.left !== null);
  const { state } = screen;
  const found = useMemo(
    () => ({
      customer: asFound.customer,
      draft: kept.read('donationDraft') ?? EMPTY_DONATION,
      hasGiven: kept.read('donationReceipt') !== null,
    }),
    [asFound, kept],
  );
  const stays = held === null && wasLeft && 'order' in state;
  return {
    ...found,
    session: held,
    country: store.site.country,
    organisations: null,
    left: stays ? state.order : screen.left,
    open: openOrders.value,
    holding: holdingOf(held, session),
  };
}

const Gated = observer(function Gated({ held }: { held: VoucherSession | null }) {
  const { t } = useText();
  const screen = useDonationOrder();
  const facts = useDonationFacts(held, screen);
  const voucher = held?.voucher;
  const gate = (organisations: readonly AidOrganisation[] | null): ReactNode => (
    <OrderGate
      rules={DONATION_RULES}
      facts={{ ...facts, organisations }}
      paths={ORDER_PATHS.donation}
      title={t('donate.checkTitle')}
      renderSettling={(order) => <OpenDonation screen={screen} open={order} />}
      waiting={voucher && <WithOrganisations voucher={voucher}>{gate}</WithOrganisations>}
    >
      {(prepared) => voucher && <Check prepared={prepared} voucher={voucher} screen={screen} />}
    </OrderGate>
  );
  return <>{gate(null)}</>;
});

interface CheckProps {
  prepared: PreparedDonation;
  voucher: Voucher;
  screen: DonationOrderScreen;
}

const Check = observer(function Check(props: CheckProps) {
  const { prepared, screen } = props;
  const { organisation, value, wantsReceipt, customer } = prepared;
  const isUncertain = useIsRestUncertain(screen.state.kind === 'held-back');
  const { clock } = useServices();
  const { newKey } = useShared();
  const startingPoint = useStartingPoint();
  const { newDonationId } = useArea(DONATION);
  const { t } = useText();
  const give = () => {
    const order = donationOf(prepared, {
      id: newDonationId(),
      key: newKey(),
      sentAt: clock.now(),
      startingPoint: startingPoint(),
    });
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
      <DonationPress screen={screen} organisationName={organisation.name} value={value} onGive={give} />
    </FormLayout>
  );
});

interface DonationListProps extends CheckProps {
  isFixed: boolean;
  /** True while another tab's order makes the balance uncertain. */
  isUncertain: boolean;
}

const DonationList = observer(function DonationList(props: DonationListProps) {
  const { prepared, voucher, isFixed, isUncertain } = props;
  const { organisation, value, wantsReceipt, customer } = prepared;
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
          ? [{ label: t('donate.addressTitle'), value: <PostalAddress customer={customer} /> }]
          : []),
      ]}
    />
  );
});

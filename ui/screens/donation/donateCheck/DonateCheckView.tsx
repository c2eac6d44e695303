import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DonationBody } from '#application/donation/donationKind.ts';
import type { Donation, PendingDonation } from '#domain/donation/donation.ts';
import type { PreparedDonation } from '#domain/donation/kind.ts';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import type { Voucher, VoucherSession } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { DirectOrder } from '../../../orders/DirectOrder.tsx';
import { OpenOrder } from '../../../orders/OpenOrder.tsx';
import { OrderPage } from '../../../orders/OrderPage.tsx';
import type { OutcomeWords } from '../../../orders/OrderOutcome.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { useAround } from '../../../orders/useAround.ts';
import { useOrder } from '../../../orders/useOrder.ts';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { BackLink } from '../../../parts/page/BackLink.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useIsRestUncertain } from '../../../parts/voucher/useIsRestUncertain.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { WithOrganisations } from '../donate/WithOrganisations.tsx';
import { DONATION } from '../services.ts';
import { DonationList } from './DonationList.tsx';

const CHOICE = stepPath('donation', 'choice');

type DonationOrder = OrderScreen<PendingDonation, DonationBody, Donation>;

/** The check before a donation: a summary, and the button that donates (product 6.4). */
export const DonateCheckView = observer(function DonateCheckView() {
  const { donationRun } = useArea(DONATION);
  return (
    <WithVoucher run={donationRun} without={<Gated held={null} />}>
      {(_, held) => <Gated held={held} />}
    </WithVoucher>
  );
});

const Gated = observer(function Gated({ held }: { held: VoucherSession | null }) {
  const { session, site: store } = useServices();
  const { donationRun, prepareDonation } = useArea(DONATION);
  const { t } = useText();
  const order = useOrder(donationRun, {
    of: 'donation',
    begins: 'resumes',
    endedBy: session.endedBy,
  });
  const [wasLeft] = useState(() => order.left !== null);
  // Without a voucher, for example because another tab removed it, it stays until the user goes on (ADR 12).
  const { state } = order;
  const stays = held === null && wasLeft && 'order' in state;
  return (
    <OrderPage
      prepare={prepareDonation}
      around={{
        ...useAround(held),
        left: stays ? state.order : order.left,
        organisations: null,
        country: store.site.country,
      }}
      title={t('donate.checkTitle')}
      renderSettling={(open) => <OpenDonation order={order} open={open} />}
      renderWaiting={(draw) =>
        held && (
          <WithOrganisations voucher={held.voucher}>
            {(organisations) =>
              draw({ organisations }, (prepared) => (
                <Check prepared={prepared} voucher={held.voucher} order={order} />
              ))
            }
          </WithOrganisations>
        )
      }
    />
  );
});

/** What became of a donation, and where the user goes on if it was lost. */
function useDonationOutcome(order: DonationOrder) {
  const { t } = useText();
  const navigate = useNavigate();
  const mismatch = t('openOrder.mismatchDonation');
  const words: OutcomeWords = {
    unclear: 'donation-unclear',
    finding: t('donate.finding'),
    lost: { lapsed: t('openOrder.lapsedDonation'), mismatch, contradicted: mismatch },
  };
  const onGoOn = () => {
    order.goOn();
    void navigate(CHOICE, { replace: true });
  };
  return { order, words, onFindOut: order.findOut, onGoOn };
}

const OpenDonation = observer(function OpenDonation(props: { order: DonationOrder; open: PendingDonation }) {
  const { valueInCent, currency, organisationName } = props.open;
  const { kept } = useShared();
  const { t, money } = useText();
  const rows = [
    { label: t('donate.to'), value: organisationName },
    {
      label: t('donate.value'),
      value: money({ amountInCent: valueInCent, currency }),
      strong: true,
    },
    { label: t('check.email'), value: orderAddress(props.open, kept.read('addressee')) },
  ];
  return (
    <OpenOrder
      {...useDonationOutcome(props.order)}
      title={t('donate.checkTitle')}
      summary={{ title: t('donate.summary'), rows }}
    />
  );
});

interface CheckProps {
  prepared: PreparedDonation;
  voucher: Voucher;
  order: DonationOrder;
}

const Check = observer(function Check({ prepared, voucher, order }: CheckProps) {
  const { organisation, value, wantsReceipt, customer } = prepared;
  const isUncertain = useIsRestUncertain(order.state.kind === 'held-back');
  const { now } = useServices();
  const { newKey } = useShared();
  const startingPoint = useStartingPoint();
  const { newDonationId, prepareDonation } = useArea(DONATION);
  const { t, money } = useText();
  const give = () => {
    const donation = prepareDonation.order(prepared, {
      id: newDonationId(),
      key: newKey(),
      sentAt: now(),
      startingPoint: startingPoint(),
    });
    void order.press(donation, { organisationId: organisation.id, wantsReceipt, customer });
  };
  return (
    <FormLayout
      plain
      back={!order.isFixed && <BackLink to={CHOICE} />}
      title={
        <TitledHeading
          title={t('donate.checkTitle')}
          faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={
        <DonationList
          prepared={prepared}
          voucher={voucher}
          isFixed={order.isFixed}
          isUncertain={isUncertain}
        />
      }
      asideFirst
    >
      <DirectOrder
        {...useDonationOutcome(order)}
        press={{
          notes: t('donate.notesTitle'),
          tick: t('donate.notes'),
          fault: t('donate.notesFault'),
          go: t('donate.give', { money: money(value), organisation: organisation.name }),
          busy: t('donate.busy'),
        }}
        onGo={give}
        actions={
          <ButtonLink to={CHOICE} kind="secondary">
            {t('common.change')}
          </ButtonLink>
        }
      >
        <p>{t('donate.final', { organisation: organisation.name })}</p>
      </DirectOrder>
    </FormLayout>
  );
});

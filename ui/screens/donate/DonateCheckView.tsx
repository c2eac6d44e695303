import { observer } from 'mobx-react-lite';
import { Navigate, useNavigate } from 'react-router';
import type { Customer } from '#domain/customer/customer.ts';
import { parseCustomer } from '#domain/customer/customerForm.ts';
import {
  type AidOrganisation,
  type DonationDraft,
  chosenOrganisation,
  donationAmount,
  hasReceipt,
} from '#domain/donation/donation.ts';
import { startingPoint } from '#domain/redemption/startingPoint.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { SummaryCard } from '../../frame/SummaryCard.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { useAftercare, useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { PostalAddress } from '../check/CheckList.tsx';
import { TitledHeading } from '../Page.tsx';
import styles from './DonateView.module.scss';
import { GiveForm } from './GiveForm.tsx';
import { GivingScreen } from './GivingScreen.ts';
import { giverQuestions } from './giverQuestions.ts';
import { WithOrganisations } from './WithOrganisations.tsx';

/** Everything once more before value moves, and the press that gives (design 7.12). */
export const DonateCheckView = observer(function DonateCheckView() {
  return (
    <WithOrganisations>
      {(organisations, voucher) => <Complete organisations={organisations} voucher={voucher} />}
    </WithOrganisations>
  );
});

interface CompleteProps {
  organisations: readonly AidOrganisation[];
  voucher: Voucher;
}

/** Whoever arrives here with an unfinished form goes back to it; an open donation is shown as it was sent. */
const Complete = observer(function Complete({ organisations, voucher }: CompleteProps) {
  const { site: store } = useServices();
  const { drafts } = useJourney();
  const { donations } = useAftercare();
  const open = donations.readUnderWay();
  const draft = open?.draft ?? donations.readDraft();
  const organisation = chosenOrganisation(draft, organisations);
  const amount = donationAmount(draft, { amountInCent: voucher.balanceInCent, currency: voucher.currency });
  const valueInCent = open?.valueInCent ?? (amount.ok ? amount.value : null);
  const wantsReceipt = hasReceipt(draft, organisations);
  const customer = parseCustomer(drafts.readCustomer(), giverQuestions(wantsReceipt), store.site.country);
  if (!organisation || valueInCent === null || !customer.ok) return <Navigate to="/donate" replace />;
  return (
    <Check
      organisation={organisation}
      voucher={voucher}
      draft={draft}
      valueInCent={valueInCent}
      wantsReceipt={wantsReceipt}
      customer={customer.value}
    />
  );
});

interface CheckProps {
  organisation: AidOrganisation;
  voucher: Voucher;
  draft: DonationDraft;
  valueInCent: number;
  wantsReceipt: boolean;
  customer: Customer;
}

const Check = observer(function Check(props: CheckProps) {
  const { organisation, draft, valueInCent, wantsReceipt, customer } = props;
  const { arrival, session } = useServices();
  const { newKey } = useJourney();
  const { donate, donations, findDonation, newDonationId } = useAftercare();
  const { t } = useWords();
  const navigate = useNavigate();
  const screen = useScreen(
    () =>
      new GivingScreen({
        donate,
        find: findDonation,
        donations,
        draft,
        valueInCent,
        newId: newDonationId,
        newKey,
        endedBy: session.endedBy,
        onDone: async (donation) => {
          donations.writeReceipt({ donation, email: customer.email });
          session.spend({ amountInCent: donation.remainingBalanceInCent, currency: donation.currency });
          // The voucher goes last: without it this page would ask for the code. Replaced: Back cannot give again.
          await navigate('/donate/done', { replace: true });
          session.remove();
        },
      }),
  );
  const give = () =>
    void screen.give({
      organisationId: organisation.id,
      wantsReceipt,
      customer,
      startingPoint: startingPoint(arrival.path, arrival.source, arrival.campaign),
    });
  return (
    <FormLayout
      plain
      back={
        !screen.isOpen && (
          <ButtonLink to="/donate" kind="quiet" icon="arrowLeft">
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
    >
      <div className={styles.form}>
        <DonationList {...props} isFixed={screen.isOpen} />
        <GiveForm
          screen={screen}
          organisationName={organisation.name}
          value={{ amountInCent: valueInCent, currency: props.voucher.currency }}
          onGive={give}
        />
      </div>
    </FormLayout>
  );
});

const DonationList = observer(function DonationList(props: CheckProps & { isFixed: boolean }) {
  const { organisation, voucher, valueInCent, wantsReceipt, customer, isFixed } = props;
  const { t, money } = useWords();
  const { currency, balanceInCent } = voucher;
  const change = (about: string) =>
    isFixed ? {} : { change: { to: '/donate', label: t('common.change'), about } };
  const gift = change(t('donate.changeDonation'));
  const person = change(t('check.changeDetails'));
  return (
    <SummaryCard
      title={t('donate.summary')}
      rows={[
        { label: t('donate.to'), value: organisation.name, ...gift },
        {
          label: t('donate.value'),
          value: money({ amountInCent: valueInCent, currency }),
          strong: true,
          ...gift,
        },
        {
          label: t('check.left'),
          value: money({ amountInCent: Math.max(balanceInCent - valueInCent, 0), currency }),
        },
        { label: t('donate.receiptRow'), value: t(wantsReceipt ? 'donate.yes' : 'donate.no'), ...gift },
        { label: t('check.email'), value: customer.email, ...person },
        { label: t('check.name'), value: `${customer.firstName} ${customer.lastName}`, ...person },
        ...(customer.address
          ? [{ label: t('donate.addressTitle'), value: <PostalAddress customer={customer} />, ...person }]
          : []),
      ]}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { isSpending } from '#domain/orders/openOrder.ts';
import type { AidOrganisation } from '#domain/donation/donation.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { AddressFields } from '../../../parts/customer/AddressFields.tsx';
import { ContactFields } from '../../../parts/customer/ContactFields.tsx';
import { useCustomerFaults } from '../../../parts/customer/useCustomerFaults.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { BackLink } from '../../../parts/page/BackLink.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { ChoicePage } from '../../../orders/OtherStep.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { DonateScreen } from './DonateScreen.ts';
import styles from './DonateView.module.scss';
import { DonationFields } from './DonationFields.tsx';
import { WithOrganisations } from './WithOrganisations.tsx';

export const DonateView = observer(function DonateView() {
  return (
    <WithVoucher without={<WithoutVoucher />}>
      {(voucher) => (
        <WithOrganisations voucher={voucher}>
          {(organisations) => (
            <ChoicePage of="donation">
              <DonateForm organisations={organisations} voucher={voucher} />
            </ChoicePage>
          )}
        </WithOrganisations>
      )}
    </WithVoucher>
  );
});

interface DonateFormProps {
  organisations: readonly AidOrganisation[];
  voucher: Voucher;
}

const DonateForm = observer(function DonateForm({ organisations, voucher }: DonateFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { openAnywhere, site: store } = useServices();
  const { keepTyped } = useShared();
  const { kept } = useArea(DONATION);
  const balance = { amountInCent: voucher.balanceInCent, currency: voucher.currency };
  const screen = useScreen(
    () =>
      new DonateScreen(organisations, balance, kept, keepTyped, store.site.switches.redeemValueChooseable),
  );
  const { donation, person, questions } = screen;
  const { errorOf, listed: ofPerson } = useCustomerFaults(person, questions);
  const { organisation, amount } = donation.faults;
  const ofDonation = {
    organisation: organisation && t('donate.organisationFault'),
    [donation.draft.part === 'some' ? 'amount' : 'part']: amount && t(`donate.fault.${amount}`),
  };
  const listed = [...faultList(ofDonation), ...ofPerson];
  const fields = { form: person, questions, errorOf };
  // The order of another kind leaves the balance uncertain (ADR 13).
  const isOpen = isSpending(openAnywhere.value);
  return (
    <FormLayout
      back={<BackLink to="/shops" />}
      title={
        <TitledHeading
          title={t('donate.title')}
          lead={t('donate.lead')}
          faultPrefix={listed.length > 0 ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<BrandDrawing />}
    >
      <OpenOrderNotice />
      {!isOpen && (
        <Form
          onSubmit={() => screen.submit() && navigate(stepPath('donation', 'check'))}
          faults={listed}
          attempts={screen.attempts}
        >
          <DonationFields form={donation} organisations={organisations} balance={balance} />
          <h2 className={styles.heading}>{t('donate.details')}</h2>
          <ContactFields {...fields} emailHint={t('donate.emailHint')} />
          {questions.address && (
            <AddressFields {...fields} title={t('donate.addressTitle')} text={t('donate.addressText')} />
          )}
          <p className={styles.hint}>{t('donate.before')}</p>
          <Button type="submit" kind="primary" full>
            {t('donate.go')}
          </Button>
        </Form>
      )}
    </FormLayout>
  );
});

import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { CustomerField } from '#domain/customer/customer.ts';
import { customerFaults, fieldsShown, formQuestions } from '#domain/customer/customerForm.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../../kit/Button.tsx';
import { ErrorSummary } from '../../kit/ErrorSummary.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { FormModel } from '../FormModel.ts';
import { RedemptionSummary } from '../RedemptionSummary.tsx';
import { StepFrame, WithShop } from '../StepFrame.tsx';
import { useChosen } from '../useChosen.ts';
import { WithVoucher } from '../WithVoucher.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './CustomerView.module.scss';

/** Step 3: whom the shop voucher goes to. */
export const CustomerView = observer(function CustomerView() {
  const { shopId = '' } = useParams();
  return (
    <WithVoucher>
      {(voucher) => (
        <WithShop key={shopId} id={shopId}>
          {(shop) => <CustomerStep shop={shop} voucher={voucher} />}
        </WithShop>
      )}
    </WithVoucher>
  );
});

const CustomerStep = observer(function CustomerStep({
  shop,
  voucher,
}: {
  shop: ShopDetails;
  voucher: Voucher;
}) {
  const { site: store } = useServices();
  const { drafts } = useJourney();
  const { t } = useWords();
  const navigate = useNavigate();
  const questions = formQuestions(store.site.switches, shop);
  const form = useScreen(
    () =>
      new FormModel(
        drafts.readCustomer(),
        (draft) => customerFaults(draft, questions),
        (draft) => drafts.writeCustomer(draft),
      ),
  );
  const chosen = useChosen(shop, voucher);
  if (chosen === null) return <Navigate to={`/redeem/${shop.id}/value`} replace />;

  const { faults } = form;
  const errorOf = (field: CustomerField) => {
    const fault = faults[field];
    return fault && t(`customer.fault.${fault}`);
  };
  const listed = fieldsShown(questions, form.draft).flatMap((field) => {
    const error = errorOf(field);
    return error
      ? [
          {
            fieldId: field,
            text: t('customer.fieldFault', {
              field: t(`customer.${field}`).replace(/\.$/, ''),
              fault: error,
            }),
          },
        ]
      : [];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.submit()) void navigate(`/redeem/${shop.id}/check`);
  };
  return (
    <StepFrame
      step="details"
      title={t('customer.title')}
      lead={t(shop.isPhysical ? 'customer.leadPost' : 'customer.lead', { shop: shop.name })}
      faultPrefix={listed.length > 0 ? t('common.errorPrefix') : undefined}
      back={`/redeem/${shop.id}/value`}
      aside={<RedemptionSummary shop={shop} voucher={voucher} valueInCent={chosen.valueInCent} />}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <ErrorSummary title={t('customer.summary')} faults={listed} attempt={form.attempts} />
        <ContactFields form={form} questions={questions} errorOf={errorOf} />
        {questions.address && <AddressFields form={form} questions={questions} errorOf={errorOf} />}
        <ConsentFields form={form} questions={questions} errorOf={errorOf} />
        <Button type="submit" kind="primary" full>
          {t('customer.go')}
        </Button>
      </form>
    </StepFrame>
  );
});

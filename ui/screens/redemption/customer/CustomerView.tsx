import { chosenDraft } from '#domain/redemption/chosenDraft.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { customerFaults, formQuestions, parseCustomer } from '#domain/customer/customerForm.ts';
import { Button } from '../../../kit/Button.tsx';
import { DetailsPage } from '../../../orders/OtherStep.tsx';
import { useAround } from '../../../orders/useAround.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { REDEMPTION } from '../services.ts';
import { RedemptionSummary, SummaryLine } from '../steps/RedemptionSummary.tsx';
import { type ShopLine, named, withShops } from '#domain/redemption/shopLines.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { type LinesStep, WithLines } from '../steps/WithLines.tsx';
import { AddressFields } from '../../../parts/customer/AddressFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { ContactFields } from '../../../parts/customer/ContactFields.tsx';
import { useCustomerFaults } from '../../../parts/customer/useCustomerFaults.ts';
import { DeliveryFields } from './DeliveryFields.tsx';

/** The step that asks for the recipient of the codes and the kind of delivery. */
export const CustomerView = observer(function CustomerView() {
  return <WithLines>{(step) => <Chosen {...step} />}</WithLines>;
});

/** Renders the form if the choice is still available. */
const Chosen = observer(function Chosen(step: LinesStep) {
  const { session, site: store } = useServices();
  const { prepareRedemption } = useArea(REDEMPTION);
  const [found] = useState(() => prepareRedemption.find());
  const { answers, shopId } = step;
  const around = { ...useAround(session.held), left: null, shopId, answers, site: store.site };
  const draft = chosenDraft({ ...found, ...around });
  const lines = draft && withShops(draft.lines, answers);
  return (
    <DetailsPage of="redemption" preparation={prepareRedemption.prepare(found, around)} shopId={shopId}>
      {lines && <CustomerStep {...step} lines={lines} />}
    </DetailsPage>
  );
});

interface CustomerStepProps extends LinesStep {
  lines: readonly ShopLine[];
}

const CustomerStep = observer(function CustomerStep({ lines, voucher, shopId }: CustomerStepProps) {
  const { site: store } = useServices();
  const { keepTyped, kept } = useShared();
  const { keepEndAmount } = useArea(REDEMPTION);
  const { t } = useText();
  const navigate = useNavigate();
  const { site } = store;
  const questions = useMemo(() => formQuestions(site, voucher, lines), [site, voucher, lines]);
  const form = useScreen(
    () =>
      new FormModel(
        kept.read('customerDraft') ?? EMPTY_DRAFT,
        (draft) => customerFaults(draft, questions),
        (draft) => keepTyped('customerDraft', draft),
      ),
  );
  const { errorOf, listed } = useCustomerFaults(form, questions);
  const submit = () => {
    if (!form.submit()) return;
    const customer = parseCustomer(form.draft, questions, site.country);
    if (customer.ok) keepEndAmount.execute(customer.value.prepaidEndAmountInCent);
    void navigate(stepPath('redemption', 'check', shopId));
  };
  return (
    <StepFrame
      step="details"
      title={t('customer.title')}
      faultPrefix={listed.length > 0 ? t('common.errorPrefix') : undefined}
      back={stepPath('redemption', 'choice', shopId)}
      aside={<RedemptionSummary lines={lines.map(named)} voucher={voucher} />}
      asideFold={<SummaryLine lines={lines.map(named)} voucher={voucher} />}
    >
      <Form onSubmit={submit} faults={listed} attempts={form.attempts} dense>
        <ContactFields form={form} questions={questions} errorOf={errorOf} />
        {questions.address && <AddressFields form={form} questions={questions} errorOf={errorOf} />}
        <DeliveryFields form={form} lines={lines} />
        <ConsentFields form={form} questions={questions} errorOf={errorOf} />
        <Button type="submit" kind="primary" full>
          {t('customer.go')}
        </Button>
      </Form>
    </StepFrame>
  );
});

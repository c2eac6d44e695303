import { observer } from 'mobx-react-lite';
import { prefillOf } from '#domain/customer/maskEmail.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { AFTERCARE } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { AS_WRITTEN } from '../../../parts/form/asWritten.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { EMAIL_FIELD, EmailField } from '../../../parts/mailAgain/EmailField.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ProofField, useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { OrderReportCard } from './OrderReportCard.tsx';
import { OrderStatusScreen } from './OrderStatusScreen.ts';

const NUMBER_FIELD = 'order-number';

/** The page for the status of an order (product 8.8). "Not found" and "cannot be determined" are different answers. */
export const OrderStatusView = perHolder(function OrderStatusView() {
  const { t } = useText();
  const screen = useOrderStatus();
  const faults = useFaults(screen);
  const { state } = screen;
  return (
    <FormLayout
      title={
        <TitledHeading
          title={t('orderStatus.title')}
          lead={state.kind !== 'found' && t('orderStatus.lead')}
          faultPrefix={faults.length > 0 ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<BrandDrawing />}
    >
      {state.kind === 'found' ? (
        <OrderReportCard report={state.report} attempt={screen.answers} onAnother={screen.change} />
      ) : (
        <Question screen={screen} faults={faults} />
      )}
    </FormLayout>
  );
});

function useOrderStatus(): OrderStatusScreen {
  const { kept, receipt: last } = useShared();
  const { askOrderStatus } = useArea(AFTERCARE);
  return useScreen(({ site, language, askSecurityQuestion, captcha }) => {
    const receipt = last.value;
    return new OrderStatusScreen({
      site: site.site,
      locale: () => language.locale,
      ask: askSecurityQuestion,
      captcha,
      askStatus: askOrderStatus,
      known: {
        orderNumber: receipt?.redemption.orderNumber ?? '',
        email: receipt ? prefillOf(receipt.email) : (kept.read('customerDraft')?.email ?? ''),
      },
    });
  });
}

function useFaults({ form }: OrderStatusScreen): readonly FieldFault[] {
  const { t } = useText();
  const { orderNumber, email } = form.faults;
  const proof = useProofFaults(form.faults);
  const typed = {
    [NUMBER_FIELD]: orderNumber && t(`orderStatus.numberFault.${orderNumber}`),
    [EMAIL_FIELD]: email && t(faultText('email', email)),
  };
  return [...faultList(typed), ...proof];
}

interface QuestionProps {
  screen: OrderStatusScreen;
  faults: readonly FieldFault[];
}

/**
 * Fields, captcha and the backend's answer. If the order exists but its status cannot be determined, the fields are
 * hidden, since other input would not help.
 */
const Question = observer(function Question({ screen, faults }: QuestionProps) {
  const { t } = useText();
  const { form, state } = screen;
  const isKnown = state.kind === 'refused' && state.problem.kind === 'order-undeterminable';
  return (
    <Form onSubmit={screen.submit} faults={faults} attempts={form.attempts}>
      {state.kind === 'refused' && (
        <ProblemPanel
          problem={state.problem}
          money={{ sentence: t('orderStatus.stands') }}
          attempt={screen.answers}
        />
      )}
      {!isKnown && <Fields screen={screen} />}
      <ProofField proof={screen.proof} faults={form.faults}>
        <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('orderStatus.busy')}>
          {t(isKnown ? 'orderStatus.again' : 'orderStatus.submit')}
        </Button>
      </ProofField>
      {isKnown && (
        <Button kind="quiet" onClick={screen.change}>
          {t('orderStatus.retry')}
        </Button>
      )}
    </Form>
  );
});

const Fields = observer(function Fields({ screen }: { screen: OrderStatusScreen }) {
  const { t } = useText();
  const { form } = screen;
  const { orderNumber, email } = form.faults;
  return (
    <>
      <TextField
        id={NUMBER_FIELD}
        name="orderNumber"
        label={t('orderStatus.number')}
        hint={t('orderStatus.numberHint')}
        value={form.draft.orderNumber}
        onChange={(text) => form.change({ orderNumber: text })}
        error={orderNumber && t(`orderStatus.numberFault.${orderNumber}`)}
        errorPrefix={t('common.errorPrefix')}
        {...AS_WRITTEN}
        width="half"
        required
      />
      <EmailField
        value={form.draft.email}
        onChange={(text) => form.change({ email: text })}
        fault={email}
        hint={t('orderStatus.emailHint')}
      />
    </>
  );
});

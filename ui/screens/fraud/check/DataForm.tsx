import { observer } from 'mobx-react-lite';
import { CONFIRMATIONS, type Confirmation, type FraudField, PERSON_FIELDS } from '#domain/fraud/fraudData.ts';
import { Button } from '../../../kit/Button.tsx';
import { ErrorSummary } from '../../../kit/ErrorSummary.tsx';
import { AddressLines } from '../../../parts/customer/AddressLines.tsx';
import { NameFields } from '../../../parts/customer/NameFields.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { faultList } from '../../../parts/form/faultList.ts';
import { submitting } from '../../../parts/form/submitting.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import type { FraudCheckScreen } from './FraudCheckScreen.ts';
import { Confirmations } from './Confirmations.tsx';

/** Name, postal address for the letter, and seven statements that the user confirms one by one. */
export const DataForm = observer(function DataForm({
  screen,
  busy,
}: {
  screen: FraudCheckScreen;
  busy: boolean;
}) {
  const { t } = useText();
  const { data: form } = screen;
  const errorOf = (field: FraudField) => {
    if (!(field in form.faults) || field === 'additionalAddress') return undefined;
    return isConfirmation(field) ? t(`fraud.unconfirmed.${field}`) : t(`customer.fault.${field}`);
  };
  const fields = [...PERSON_FIELDS, ...CONFIRMATIONS];
  const listed = faultList(Object.fromEntries(fields.map((field) => [field, errorOf(field)])));
  return (
    <form noValidate onSubmit={submitting(screen.giveData)} className={flow.stack7}>
      <ErrorSummary
        title={t('fraud.summary', { count: listed.length })}
        faults={listed}
        attempt={form.attempts}
      />
      <FieldGroup title={t('fraud.person')}>
        <NameFields form={form} errorOf={errorOf} />
      </FieldGroup>
      <FieldGroup title={t('fraud.address')} hint={t('fraud.addressHint')}>
        <AddressLines form={form} errorOf={errorOf} />
      </FieldGroup>
      <Confirmations form={form} errorOf={errorOf} />
      <Button type="submit" kind="primary" full busy={busy} busyText={t('fraud.givingData')}>
        {t('fraud.giveData')}
      </Button>
    </form>
  );
});

const isConfirmation = (field: FraudField): field is Confirmation =>
  (CONFIRMATIONS as readonly FraudField[]).includes(field);

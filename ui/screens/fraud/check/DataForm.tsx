import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import {
  CONFIRMATIONS,
  type Confirmation,
  PERSON_FIELDS,
  type PersonField,
  isOptional,
} from '#domain/fraud/fraudData.ts';
import { Button } from '../../../kit/Button.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { ErrorSummary } from '../../../kit/ErrorSummary.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { countryName } from '../../../parts/customer/countryName.ts';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import type { CheckScreen } from './CheckScreen.ts';
import styles from './DataForm.module.scss';
import { useFraudFaults } from './useFraudFaults.ts';

const idOf = (field: PersonField | Confirmation) => `fraud-${field}`;

const AUTOFILL: Record<PersonField, string | undefined> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  streetNumber: undefined, // a split street has no token of its own
  additionalAddress: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/** Who redeems, where a letter reaches them, and seven sentences, each confirmed on its own. */
export const DataForm = observer(function DataForm({ screen, busy }: { screen: CheckScreen; busy: boolean }) {
  const { site: store } = useServices();
  const { t, locale } = useWords();
  const { data: form } = screen;
  const errorOf = useFraudFaults(form);
  const listed = [...PERSON_FIELDS, ...CONFIRMATIONS].flatMap((field) => {
    const text = errorOf(field);
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.giveData();
  };
  const text = (field: PersonField) => (
    <PersonTextField screen={screen} field={field} error={errorOf(field)} />
  );
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary
        title={t('fraud.summary', { count: listed.length })}
        faults={listed}
        attempt={form.attempts}
      />
      <Group title={t('fraud.person')}>
        {text('firstName')}
        {text('lastName')}
      </Group>
      <Group title={t('fraud.address')} hint={t('fraud.addressHint')}>
        <div className={styles.pair}>
          {text('street')}
          {text('streetNumber')}
        </div>
        {text('additionalAddress')}
        <div className={styles.pair} data-first="short">
          {text('postalCode')}
          {text('city')}
        </div>
        <p className={styles.country}>
          {t('customer.country', { country: countryName(store.site.country, locale) })}
        </p>
      </Group>
      <Group title={t('fraud.confirm.legend')}>
        {CONFIRMATIONS.map((one) => (
          <Checkbox
            key={one}
            id={idOf(one)}
            name={one}
            label={t(`fraud.confirm.${one}`)}
            hint={
              one === 'usageConditions' && (
                <Link to="/redemption-conditions" target="_blank">
                  {t('fraud.conditions')}
                </Link>
              )
            }
            checked={form.draft.confirmed.includes(one)}
            onChange={(isConfirmed) => {
              const others = form.draft.confirmed.filter((other) => other !== one);
              form.change({ confirmed: isConfirmed ? [...others, one] : others });
            }}
            error={errorOf(one)}
            errorPrefix={t('common.errorPrefix')}
            required
          />
        ))}
      </Group>
      <Button type="submit" kind="primary" full busy={busy} busyText={t('fraud.givingData')}>
        {t('fraud.giveData')}
      </Button>
    </form>
  );
});

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

interface PersonTextFieldProps {
  screen: CheckScreen;
  field: PersonField;
  error: string | undefined;
}

const PersonTextField = observer(function PersonTextField({ screen, field, error }: PersonTextFieldProps) {
  const { t } = useWords();
  const { data: form } = screen;
  return (
    <TextField
      id={idOf(field)}
      name={field}
      label={t(`customer.${field}`)}
      marker={isOptional(field) ? t('customer.optional') : undefined}
      value={form.draft[field]}
      onChange={(value) => form.change({ [field]: value })}
      error={error}
      errorPrefix={t('common.errorPrefix')}
      autoComplete={AUTOFILL[field]}
      spellCheck={field === 'firstName' || field === 'lastName' ? false : undefined}
      required={!isOptional(field)}
    />
  );
});

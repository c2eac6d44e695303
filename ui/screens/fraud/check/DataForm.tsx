import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Link } from '../../../kit/Link.tsx';
import { CONFIRMATIONS, PERSON_FIELDS } from '#domain/fraud/fraudData.ts';
import { Button } from '../../../kit/Button.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { ErrorSummary } from '../../../kit/ErrorSummary.tsx';
import { AddressLines } from '../../../parts/customer/AddressLines.tsx';
import { NameFields } from '../../../parts/customer/NameFields.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { useWords } from '../../../session/words.ts';
import type { CheckScreen } from './CheckScreen.ts';
import styles from './DataForm.module.scss';
import { useFraudFaults } from './useFraudFaults.ts';

/** Who redeems, where a letter reaches them, and seven sentences, each confirmed on its own. */
export const DataForm = observer(function DataForm({ screen, busy }: { screen: CheckScreen; busy: boolean }) {
  const { t } = useWords();
  const { data: form } = screen;
  const errorOf = useFraudFaults(form);
  const listed = [...PERSON_FIELDS, ...CONFIRMATIONS].flatMap((field) => {
    const text = errorOf(field);
    return text === undefined ? [] : [{ fieldId: field, text }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.giveData();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
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
      <FieldGroup title={t('fraud.confirm.legend')}>
        {CONFIRMATIONS.map((one) => (
          <Checkbox
            key={one}
            id={one}
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
      </FieldGroup>
      <Button type="submit" kind="primary" full busy={busy} busyText={t('fraud.givingData')}>
        {t('fraud.giveData')}
      </Button>
    </form>
  );
});

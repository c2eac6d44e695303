import { observer } from 'mobx-react-lite';
import {
  CONFIRMATION_GROUPS,
  type Confirmation,
  type ConfirmationGroup,
  statementsOf,
} from '#domain/fraud/fraudData.ts';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { Link } from '../../../kit/Link.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { useText } from '../../../session/text.ts';
import type { FraudCheckScreen } from './FraudCheckScreen.ts';
import styles from './Confirmations.module.scss';

interface ConfirmationsProps {
  form: FraudCheckScreen['data'];
  errorOf: (one: Confirmation) => string | undefined;
}

/** Seven statements in three groups. The user confirms each statement; there is no way to confirm several at once. */
export const Confirmations = observer(function Confirmations(props: ConfirmationsProps) {
  const { t } = useText();
  return (
    <FieldGroup title={t('fraud.confirm.legend')}>
      {CONFIRMATION_GROUPS.map((group) => (
        <Group key={group} {...props} group={group} />
      ))}
    </FieldGroup>
  );
});

type GroupProps = ConfirmationsProps & { group: ConfirmationGroup };

const Group = observer(function Group({ form, errorOf, group }: GroupProps) {
  const { t } = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t(`fraud.confirm.group.${group}`)}</legend>
      <div className={styles.statements}>
        {statementsOf(group).map((one) => (
          <Checkbox
            key={one}
            id={one}
            name={one}
            label={t(`fraud.confirm.${one}`)}
            hint={
              one === 'usageConditions' && (
                <Link to="/redemption-conditions" target="_blank" className={styles.link}>
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
      </div>
    </fieldset>
  );
});

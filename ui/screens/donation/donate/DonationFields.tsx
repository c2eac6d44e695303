import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import {
  type AidOrganisation,
  type DonationDraft,
  type DonationFaults,
  chosenOrganisation,
} from '#domain/donation/donation.ts';
import type { Money } from '#domain/money/money.ts';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { plainText } from '../../../kit/plainText.ts';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { FormModel } from '../../../parts/form/FormModel.ts';
import styles from './DonateView.module.scss';

interface DonationFieldsProps {
  form: FormModel<DonationDraft, DonationFaults>;
  organisations: readonly AidOrganisation[];
  balance: Money;
}

export const DonationFields = observer(function DonationFields({
  form,
  organisations,
  balance,
}: DonationFieldsProps) {
  const { site: store } = useServices();
  const { t, money } = useText();
  const { draft, faults } = form;
  const cards = useMemo(
    () =>
      organisations.map(({ id, name, description, logo }) => ({
        value: id,
        title: name,
        note: plainText(description),
        ...(logo !== null && { picture: logo }),
      })),
    [organisations],
  );
  const chosen = chosenOrganisation(draft, organisations);
  const amountFault = faults.amount && t(`donate.fault.${faults.amount}`);
  const errorPrefix = t('common.errorPrefix');
  return (
    <>
      <RadioCards
        id="organisation"
        name="organisation"
        legend={t('donate.organisation')}
        options={cards}
        value={chosen?.id}
        onChange={(organisationId) => form.change({ organisationId })}
        error={faults.organisation && t('donate.organisationFault')}
        errorPrefix={errorPrefix}
        columns={2}
      />
      {store.site.switches.redeemValueChooseable ? (
        <RadioCards
          id="part"
          name="part"
          legend={t('donate.amount')}
          options={[
            { value: 'whole', title: t('donate.whole', { money: money(balance) }) },
            { value: 'some', title: t('donate.some') },
          ]}
          value={draft.part ?? undefined}
          onChange={(part) => form.change({ part: part === 'some' ? 'some' : 'whole' })}
          error={draft.part === 'some' ? undefined : amountFault}
          errorPrefix={errorPrefix}
          columns={2}
        />
      ) : (
        <p className={styles.whole}>{t('donate.whole', { money: money(balance) })}</p>
      )}
      {draft.part === 'some' && (
        <TextField
          id="amount"
          name="amount"
          label={t('donate.amountField', { currency: balance.currency })}
          hint={t('donate.amountHint', { money: money(balance) })}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amountText}
          onChange={(amountText) => form.change({ amountText })}
          error={amountFault}
          errorPrefix={errorPrefix}
          required
        />
      )}
      {chosen?.receiptAvailable && (
        <Checkbox
          id="wants-receipt"
          name="wantsReceipt"
          label={t('donate.receipt')}
          checked={draft.wantsReceipt}
          onChange={(wantsReceipt) => form.change({ wantsReceipt })}
        />
      )}
      {chosen && !chosen.receiptAvailable && <p className={styles.hint}>{t('donate.noReceipt')}</p>}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { useWords } from '../../../session/words.ts';
import { ReminderButton } from './ReminderButton.tsx';

/** The last day of a shop's code for the calendar, in the row of what one can do with the code. */
export const CodeReminder = observer(function CodeReminder({ sealed }: { sealed: SealedCode }) {
  const { t } = useWords();
  const { validUntil, shop, valueInCent } = sealed;
  if (validUntil === null) return null;
  return (
    <ReminderButton
      tool
      until={validUntil}
      title={t('reminder.codeTitle', { shop: shop.name })}
      text={t('reminder.codeText')}
      entry={`code-${shop.name.replace(/\W/g, '')}-${valueInCent}-${validUntil.toString(36)}`}
    />
  );
});

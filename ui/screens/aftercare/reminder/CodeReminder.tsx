import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** How many days before the expiry the calendar reminds. */
const REMIND_DAYS = 14;

interface ReminderButtonProps {
  /** The last day on which the voucher or code is valid. */
  until: Instant;
  title: string;
  text: string;
  /**
   * Id of the calendar entry, so that a second import creates no duplicate. It is stored in the file, so it must not be
   * a secret that opens a code.
   */
  entry: string;
  /** True inside a row of tools. */
  tool?: boolean;
}

/** Saves the last valid day of a voucher or a code as a calendar file (product 8.9). */
export const ReminderButton = observer(function ReminderButton({
  until,
  title,
  text,
  entry,
  tool = false,
}: ReminderButtonProps) {
  const { site: store } = useServices();
  const { saveReminder } = useShared();
  const { t } = useText();
  const { brand, domains, id } = store.site;
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    saveReminder.execute(
      { id: `${entry}@${domains[0] ?? id}`, at: until, title, text, remindDaysBefore: REMIND_DAYS },
      { name: t('thankYou.remindFile'), producer: brand },
    );
    setSaved(true);
  };
  return (
    <>
      <Button
        {...(tool ? { kind: 'tool', 'aria-label': t('reminder.save') } : { kind: 'quiet', flush: true })}
        icon={LATER_ICONS.calendar}
        onClick={save}
      >
        {t(tool ? 'reminder.short' : 'reminder.save')}
      </Button>
      <StatusLine compact>{isSaved && t('next.reminded')}</StatusLine>
    </>
  );
});

/** The calendar button in the row of tools of a shop's code. */
export const CodeReminder = observer(function CodeReminder({ sealed }: { sealed: SealedCode }) {
  const { t } = useText();
  const { validUntil, shop, valueInCent } = sealed;
  if (typeof validUntil !== 'number') return null;
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

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { AFTERCARE } from '../services.ts';
import { useWords } from '../../../session/words.ts';

/** The reminder comes two weeks before the last day. */
const REMIND_DAYS = 14;

interface ReminderButtonProps {
  /** The last day, in words for the calendar. */
  until: Instant;
  title: string;
  text: string;
  /** Names the entry, so that taking it twice makes one. It travels with the file: nothing that opens anything. */
  entry: string;
}

/** Saves the last day of a voucher or a code as a calendar file (design 8). */
export const ReminderButton = observer(function ReminderButton({
  until,
  title,
  text,
  entry,
}: ReminderButtonProps) {
  const { site: store } = useServices();
  const { saveReminder } = useArea(AFTERCARE);
  const { t } = useWords();
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
      <Button kind="quiet" flush icon="clock" onClick={save}>
        {t('thankYou.remind')}
      </Button>
      <StatusLine compact>{isSaved && t('thankYou.reminded')}</StatusLine>
    </>
  );
});

import { expect, it } from 'vitest';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { calendarFile } from '#domain/calendar/ics.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now, tomorrow } from '#tests/data/moments.ts';

it('saves the event as a calendar file with the current time', () => {
  const saved: string[][] = [];
  const entry = { id: '1@here', at: tomorrow, title: 'Last day', text: 'Redeem it.', remindDaysBefore: 14 };
  const reminder = new SaveReminder({ save: (file, name) => void saved.push([file, name]) }, clockAt(now));
  reminder.execute(entry, { name: 'reminder', producer: 'Frohgut' });
  expect(saved).toEqual([[calendarFile(entry, now, 'Frohgut'), 'reminder']]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aRedemptionId, aSealedCode } from '#tests/data/redemption.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { CodeReminder } from '#ui/screens/aftercare/reminder/CodeReminder.tsx';

async function aReminder(validUntil: number | null) {
  const app = await anApp({ locale: 'en' });
  await show(app.services, <CodeReminder sealed={aSealedCode({ redeemId: aRedemptionId, validUntil })} />);
  return app;
}

it('saves the last day of the code to the calendar, without the redemption id', async () => {
  const { saved } = await aReminder(tomorrow);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('reminder.save') })));
  expect(saved[0]?.file).toContain('DTSTART:20260616T120000Z');
  expect(saved[0]?.file).not.toContain(aRedemptionId);
});

it('reminds two weeks before the code expires', async () => {
  const { saved } = await aReminder(tomorrow);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('reminder.save') })));
  expect(saved[0]?.file).toMatch(/TRIGGER:-P(14D|2W)/);
});

it('offers no reminder for a code that does not expire', async () => {
  await aReminder(null);
  expect(screen.queryByRole('button')).toBeNull();
});

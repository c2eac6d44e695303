import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { formatMoment } from '#ui/session/text.ts';
import { aGiven, anOrder, FIRST, SECOND_ONE, THIRD } from '#tests/data/activation.ts';
import { hrefOf } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { DAY, now } from '#tests/data/moments.ts';
import { aSite } from '#tests/data/site.ts';
import { aPage, activateAll, activated, button, failing, press } from './anActivation.tsx';

it('names only activated vouchers to the recipients', async () => {
  const results = [done([activated(FIRST), failing(SECOND_ONE)]), done([activated(SECOND_ONE)])];
  await aPage({ orders: [done(anOrder())], results });
  await activateAll(2);
  const only = say('activation.tell.only', {
    serials: `${formatSerialNumber(FIRST)} and ${formatSerialNumber(THIRD)}`,
  });
  expect(screen.getByText(only, { normalizer: (text) => text })).toBeInTheDocument();
  await press(say('activation.retry', { count: 1 }));
  expect(screen.queryByText(/410/, { selector: 'section > p' })).toBeNull();
});

it('tells the recipients from when the codes can be used', async () => {
  const vouchers = [aGiven({ state: 'ACTIVATED', activatedAt: now })];
  await aPage({ orders: [done(anOrder({ vouchers, orderedAt: now }))] });
  const moment = formatMoment(now + DAY, 'en', aSite());
  expect(document.body.textContent).toContain(say('activation.tell.from', { moment }));
  expect(button(say('next.remind'))).toBeInTheDocument();
  expect(hrefOf(saying('activation.tell.mail'))).toEqual(
    expect.stringMatching(/^mailto:\?subject=[^&]+&body=[^&]+$/),
  );
});

it('says that the codes can be used now if that moment has passed', async () => {
  const vouchers = [aGiven({ state: 'ACTIVATED', activatedAt: now })];
  await aPage({ orders: [done(anOrder({ vouchers, orderedAt: now - 9 * DAY }))] });
  expect(screen.getByText(say('activation.tell.now'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('next.remind') })).toBeNull();
});

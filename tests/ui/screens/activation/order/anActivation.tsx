import { act, fireEvent, screen, within } from '@testing-library/react';
import { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import { OpenActivation } from '#application/activation/openActivation.ts';
import type { ActivationResult, GivenOrder } from '#domain/activation/activation.ts';
import type { Site } from '#domain/site/site.ts';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { type FIRST, aLink } from '#tests/data/activation.ts';
import { anApp } from '#tests/data/anApp.ts';
import { type Answer, inTurn } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { ActivationView } from '#ui/screens/activation/order/ActivationView.tsx';
import type { Services } from '#ui/session/services.ts';

export const activated = (serialNumber: typeof FIRST): ActivationResult => ({
  serialNumber,
  outcome: 'ACTIVATED',
  activatedAt: now,
});
export const failing = (serialNumber: typeof FIRST): ActivationResult => ({
  serialNumber,
  outcome: 'FAILED',
  activatedAt: null,
});

interface Told {
  orders: readonly Answer<GivenOrder>[];
  results?: readonly Answer<readonly ActivationResult[]>[];
  site?: Partial<Site>;
  link?: Partial<typeof aLink>;
}

export async function aPage({ orders, results = [], site = {}, link = {} }: Told) {
  const asked: (readonly string[])[] = [];
  const activate = inTurn(asked, results);
  const api = { look: inTurn([], orders), activate: (_: string, own: readonly string[]) => activate(own) };
  const { services } = await anApp({ locale: 'en', site });
  const record = Promise.resolve({
    openActivation: new OpenActivation(api),
    activateVouchers: new ActivateVouchers(api),
  });
  const area = ((key) => (key.name === 'activation' ? record : services.area(key))) as Services['area'];
  const { source, reference, hash } = { ...aLink, ...link };
  await show({ ...services, area }, <ActivationView />, {
    at: `/activate/${source}/${reference}/${hash}`,
    path: '/activate/:orderSource/:orderReference/:orderHash',
  });
  return { asked };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
export const rowOf = (serial: typeof FIRST) => {
  const row = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(formatSerialNumber(serial)));
  if (row === undefined) throw new Error(`no row of ${serial}`);
  return within(row);
};
export const activateOf = (serial: typeof FIRST) =>
  say('activation.oneOf', { serial: formatSerialNumber(serial) });

export async function activateAll(count: number) {
  await press(say('activation.all', { count }));
  await press(say('activation.ask.confirm', { count }));
}

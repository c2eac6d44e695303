import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import { someOffers } from '#tests/data/voucherOrder.ts';
import { aPage } from './anEnterPage.tsx';

const link = () => screen.queryByRole('link', { name: say('order.title') });

it('shows the starter bundle with bonus and price to a user without a voucher', async () => {
  await aPage({ offers: [done(someOffers())] });
  const card = screen.getByRole('region', { name: say('order.card') });
  for (const text of ['3 × €25.00', '+ €7.50', '€75.00']) expect(card).toHaveTextContent(text);
  expect(link()).toHaveAttribute('href', '/prepaid/order');
});

it.each([
  [undefined, 'starter-bundle'],
  ['promotion', 'promotion'],
] as const)('preselects the bundle unless another offer was chosen: %s', async (before, after) => {
  const { device } = await aPage({
    offers: [done(someOffers())],
    ...(before && { ordering: { entry: { offer: before } } }),
  });
  fireEvent.click(screen.getByRole('link', { name: say('order.title') }));
  expect(device.kept.read('voucherOrderEntry')?.offer).toBe(after);
});

it.each([
  ['cannot be told', refusal('server-down')],
  ['have no bundle', done(someOffers({ starterBundle: null }))],
])('is hidden if the offers %s, and the rest of the page works', async (_what, answer) => {
  await aPage({ offers: [answer] });
  expect(link()).toBeNull();
  expect(screen.getByRole('button', { name: say('charge.check') })).toBeInTheDocument();
});

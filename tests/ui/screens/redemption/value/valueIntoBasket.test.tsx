import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Basket } from '#domain/basket/basket.ts';
import { done } from '#domain/core/result.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { say, saying } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { ValueView } from '#ui/screens/redemption/value/ValueView.tsx';

const BOWLING = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria', valueInCent: 15_00 });

/** The values of a shop with this basket. */
async function aStep(basket: Basket = [], chooseable = true) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { basket },
    ...(!chooseable && { site: { switches: switchedOn('showNavBar') } }),
  });
  const shown = await show(app.services, <ValueView />, {
    at: '/redeem/shop-1/value',
    path: '/redeem/:shopId/value',
  });
  return { ...app, ...shown };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (value: RegExp) => fireEvent.click(screen.getByRole('radio', { name: value }));

it('puts a value into the basket and leads to the shops', async () => {
  const { kept, path } = await aStep();
  choose(/€10\.00/);
  await press(say('basket.another'));
  expect(kept.read('basket')).toEqual([aBasketLine({ valueInCent: 10_00 })]);
  expect(path()).toBe('/shops');
});

it('does not offer the basket if the value uses the whole balance', async () => {
  await aStep();
  expect(screen.getByRole('radio', { name: saying('value.usesAll') })).toBeChecked();
  expect(screen.queryByRole('button', { name: say('basket.another') })).toBeNull();
});

it('counts the basket as spent', async () => {
  await aStep([BOWLING]);
  expect(screen.getByText(say('basket.free', { free: '€35.00', money: '€50.00' }))).toBeInTheDocument();
  const radios = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(radios).toEqual(['1000', '2500']);
  const dearer = screen.getByRole('list', { name: say('basket.dearer') });
  expect(dearer).toHaveTextContent(say('basket.payMore', { money: '€15.00' }));
});

it('leads to the basket once something is in it', async () => {
  const { kept, path } = await aStep([BOWLING]);
  await press(say('basket.put'));
  expect(kept.read('basket')).toEqual([BOWLING, aBasketLine()]);
  expect(path()).toBe('/basket');
});

it('says that the basket is full', async () => {
  const { path } = await aStep([aBasketLine({ valueInCent: 10_00, quantity: 1 }), ...many(19)]);
  choose(/€25\.00/);
  await press(say('basket.put'));
  expect(screen.getAllByText(saying('basket.full')).length).toBeGreaterThan(0);
  expect(path()).toBe('/redeem/shop-1/value');
});

it('offers no basket on a site without a choice of value', async () => {
  await aStep([BOWLING], false);
  expect(screen.queryByRole('button', { name: say('basket.another') })).toBeNull();
  expect(screen.getByRole('button', { name: say('value.goWith', { money: '€50.00' }) })).toBeInTheDocument();
});

/** Lines of one cent, which hardly change the balance. */
function many(count: number): Basket {
  return Array.from({ length: count }, (_, index) =>
    aBasketLine({ shopId: `other-${index}`, valueInCent: 1 }),
  );
}

it('reads the basket again after a later page of the tab has redeemed it', async () => {
  const session = aSession({ voucher: aVoucher({ balanceInCent: 50_00 }) });
  const { services, device, kept } = await aStep([BOWLING]);
  device.store.write(session);
  await act(async () => services.session.lookAgain());
  kept.forget('basket');
  device.store.write({ ...session, voucher: { ...session.voucher, balanceInCent: 35_00 } });
  await act(async () => services.session.lookAgain());
  expect(document.body).not.toHaveTextContent('€20.00');
});

it('shows current consequences after a later page of the tab has spent from the voucher', async () => {
  const { services, device } = await aStep();
  const session = aSession();
  device.store.write(session);
  await act(async () => services.session.lookAgain());
  const consequences = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  const before = consequences();
  device.store.write({ ...session, voucher: { ...session.voucher, balanceInCent: 15_00 } });
  await act(async () => services.session.lookAgain());
  // The session decodes the stored token asynchronously, after `lookAgain` has returned.
  await waitFor(() => expect(consequences()).not.toEqual(before));
});

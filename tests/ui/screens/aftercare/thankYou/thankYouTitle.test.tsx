import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { press } from '#tests/data/controls.ts';
import { say } from '#tests/data/english.ts';
import { aRedemption, anItem } from '#tests/data/redemption.ts';
import { thanksTitle } from '#tests/data/thanks.ts';
import { LINK, READY, SENT, silent, thanks } from './aThankYouPage.tsx';

const h1 = () => screen.getByRole('heading', { level: 1 }).textContent;

it('names the amount, the shop and the state of the order in its title', async () => {
  await thanks({ delivery: SENT });
  expect(h1()).toBe(thanksTitle('sent'));
});

it('names neither amount nor shop in the title of the window, which the browser’s history keeps', async () => {
  for (const items of [[anItem()], [anItem({ quantity: 2 }), anItem({ shopId: 'shop-2' })]]) {
    for (const delivery of [SENT, READY]) {
      await thanks({ items, delivery }, silent);
      expect(document.title).toBe(`${say('thankYou.inTab')} – Frohgut`);
      cleanup();
    }
  }
});

it('isolates a shop name with bidi characters in its title', async () => {
  await thanks({ items: [anItem({ shopName: 'Bowl\u202eyaw' })], delivery: SENT });
  const title = thanksTitle('sent', { place: 'Bowl\u202eyaw' });
  expect(title).toContain('\u2068Bowlyaw\u2069');
  expect(h1()).toBe(title);
  expect(document.title).not.toContain('yaw');
});

it('adds up several shops in its title and counts each shop once', async () => {
  const items = [anItem({ quantity: 2 }), anItem(), anItem({ shopId: 'shop-2', shopName: 'Teehaus' })];
  await thanks({ items, delivery: SENT });
  const place = say('thankYou.places', { count: 2 });
  expect(h1()).toBe(thanksTitle('sent', { money: '€100.00', place, count: 4 }));
});

it('says in its title that a voucher, not money, is on its way', async () => {
  await thanks({ items: [anItem({ shopName: 'Teehaus' })], delivery: SENT });
  expect(h1()).toBe('Your €25.00 voucher for Teehaus is on its way');
});

it('counts the codes in its title', async () => {
  await thanks({ items: [anItem({ redeemLinkToken: LINK, quantity: 2 })], delivery: READY });
  expect(h1()).toBe(thanksTitle('code', { count: 2 }));
});

it('updates its title when the state of the order changes', async () => {
  const found = [done(aRedemption({ status: 'PROCESSING' })), done(aRedemption({ delivery: SENT }))];
  await thanks({ status: 'ON_HOLD' }, { redemptions: { found } });
  await press('thankYou.refresh');
  expect(h1()).toBe(thanksTitle('sent'));
});

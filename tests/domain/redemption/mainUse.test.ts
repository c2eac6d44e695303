import { expect, it } from 'vitest';
import { isForTill, mainUse, mayGoToTill } from '#domain/redemption/mainUse.ts';

const plain = { code: 'AB12-CD34', symbology: null };
const scanned = { code: 'AB12CD34', symbology: 'qr' } as const;
const elsewhere = { redirects: true, hasAddress: true };
const nowhere = { redirects: false, hasAddress: false };

it('shows at the till what tills scan, wherever else it may lead', () => {
  expect(mainUse(scanned, nowhere)).toBe('till');
  expect(mainUse(scanned, elsewhere)).toBe('till');
});

it('does not take for scannable what cannot be drawn that way', () => {
  const broken = { code: 'AB12', symbology: 'ean13' } as const;
  expect(isForTill(broken)).toBe(false);
  expect(mainUse(broken, nowhere)).toBe('copy');
});

it('takes no link to a till, unless it can be scanned there', () => {
  expect(mayGoToTill({ ...plain, kind: 'url' })).toBe(false);
  expect(mayGoToTill({ ...scanned, kind: 'url' })).toBe(true);
  expect(mayGoToTill({ ...plain, kind: 'code' })).toBe(true);
});

it('copies on the way to the shop where the site wishes it, also where the code has an address', () => {
  expect(mainUse(plain, { redirects: true, hasAddress: false })).toBe('shop');
  expect(mainUse(plain, elsewhere)).toBe('shop');
});

it('opens the address of a code, and copies where there is nothing else', () => {
  expect(mainUse(plain, { redirects: false, hasAddress: true })).toBe('address');
  expect(mainUse(plain, nowhere)).toBe('copy');
});

import { expect, it } from 'vitest';
import { isForTill, mainUse, mayGoToTill } from '#domain/redemption/mainUse.ts';

const plain = { kind: 'code', code: 'AB12-CD34', symbology: null } as const;
const link = { ...plain, kind: 'url' } as const;
const scanned = { ...plain, code: 'AB12CD34', symbology: 'qr' } as const;
const broken = { ...plain, code: 'AB12', symbology: 'ean13' } as const;
const elsewhere = { places: [], redirects: true, hasAddress: true };
const nowhere = { places: [], redirects: false, hasAddress: false };
const online = { ...nowhere, places: ['online'] } as const;
const everywhere = { ...nowhere, places: ['online', 'branch'] } as const;

it.each([
  ['what tills scan is shown there', scanned, nowhere, 'till'],
  ['wherever else it may lead', scanned, elsewhere, 'till'],
  ['and where the shop takes it online, too', scanned, everywhere, 'till'],
  ['but not where the shop takes it online only', scanned, online, 'copy'],
  ['what cannot be drawn that way is copied', broken, nowhere, 'copy'],
  [
    'it is copied on the way to the shop, if the site wishes it',
    plain,
    { ...nowhere, redirects: true },
    'shop',
  ],
  ['also where the code has an address', plain, elsewhere, 'shop'],
  ['a code that is a link is opened, not copied', link, elsewhere, 'address'],
  ['a link that leads nowhere is copied', link, nowhere, 'copy'],
  ['the address of a code is opened', plain, { ...nowhere, hasAddress: true }, 'address'],
  ['it is copied where there is nothing else', plain, nowhere, 'copy'],
])('determines the main use of a code: %s', (_what, code, where, use) => {
  expect(mainUse(code, where)).toBe(use);
  expect(isForTill(code, where.places)).toBe(use === 'till');
});

it('shows a link at a till only if it can be scanned', () => {
  expect(mayGoToTill(link, [])).toBe(false);
  expect(mayGoToTill({ ...scanned, kind: 'url' }, [])).toBe(true);
  expect(mayGoToTill(plain, [])).toBe(true);
});

it('shows no code at the till of a shop without one', () => {
  for (const code of [plain, scanned, link]) expect(mayGoToTill(code, ['online'])).toBe(false);
  expect(mayGoToTill(plain, ['branch'])).toBe(true);
});

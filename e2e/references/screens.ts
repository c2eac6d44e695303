import type { Page } from '@playwright/test';
import { CAPTCHA } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { openWith, TYPED } from '../support/ready.ts';
import type { Visit } from '../support/visit.ts';
import type { Screen } from './mainScreens.ts';

/** One site per layout. */
export const LAYOUTS: readonly string[] = ['de', 'at', 'restaurant'];

/** Only these layouts take top-ups. */
const CHARGES = ['de', 'at'];

interface LayoutScreen extends Screen {
  /** Default: all. */
  readonly sites?: readonly string[];
}

/** The screens beside the main ones: each layout has references of them. */
export const SCREENS: readonly LayoutScreen[] = [
  { name: 'entry-empty', show: (visit) => atPath('/')(visit).then(() => submit(visit.page)) },
  { name: 'entry-refused', show: refused },
  { name: 'wall-nothing-found', show: withVoucher('/shops?name=qqqqqq') },
  { name: 'wall-narrowed', show: withVoucher('/shops?redeemable=online') },
  { name: 'shop', show: async (visit) => withVoucher(`/shops/${(await shopsOf(visit))[0].id}`)(visit) },
  {
    name: 'value',
    show: async (visit) => withVoucher(`/redeem/${(await shopsOf(visit))[0].id}/value`)(visit),
  },
  { name: 'details', show: (visit) => inOrder(visit, 'details') },
  {
    name: 'details-empty',
    show: (visit) => inOrder(visit, 'details', {}).then(() => submit(visit.page)),
  },
  { name: 'check', show: (visit) => inOrder(visit, 'check') },
  { name: 'thanks', show: thanks },
  { name: 'thanks-nothing', show: atPath('/thankyou') },
  { name: 'basket', show: (visit) => inBasket(visit, '/basket') },
  { name: 'basket-check', show: (visit) => inBasket(visit, '/basket/check') },
  { name: 'donation', show: withVoucher('/donate') },
  { name: 'codes-covered', show: atLink('redeemLinkSeveral') },
  { name: 'code-expired', show: atLink('redeemLinkExpired') },
  { name: 'document-pin', show: atLink('documentWithPin') },
  { name: 'resend', show: atLink('resend') },
  { name: 'order-status', show: atLink('orderStatus') },
  { name: 'fraud-data', show: atLink('fraudCheck') },
  { name: 'fraud-pin', show: atLink('fraudCheckPin') },
  { name: 'fraud-released', show: atLink('fraudCheckReleased') },
  { name: 'activation', show: atLink('activation') },
  { name: 'reactivation', show: atLink('reactivation') },
  { name: 'help', show: atLink('help') },
  { name: 'help-unreadable', show: atLink('helpUnreadable') },
  { name: 'help-business', show: atLink('helpBusiness') },
  { name: 'conditions', show: atLink('conditions') },
  { name: 'accessibility', show: atLink('accessibility') },
  { name: 'not-found', show: atPath('/no/such/page') },
  { name: 'maintenance', show: inMaintenance },
  { name: 'nothing-loads', show: broken },
  { name: 'charge', sites: CHARGES, show: atPath('/prepaid') },
  { name: 'charge-finalized', sites: CHARGES, show: atPath('/prepaid/finalized') },
  { name: 'voucher-order', sites: CHARGES, show: atPath('/prepaid/order') },
  { name: 'payment-missing', sites: CHARGES, show: atPath('/payment/unzer-return') },
];

/** Pages that only one site has. */
export const ONLY_HERE: readonly (Screen & { readonly site: string })[] = [
  { name: 'region', site: 'region', show: atPath('/region') },
  { name: 'region-points', site: 'region', show: atPath('/acceptance-points?geocoding=fail&map=fail') },
  { name: 'region-contact', site: 'region', show: atPath('/contact') },
  { name: 'us-terms', site: 'us', show: atPath('/us/terms-and-conditions') },
  { name: 'us-privacy', site: 'us', show: atPath('/us/privacy-policy') },
];

function atPath(path: string): Screen['show'] {
  return ({ page, at }) => open(page, at(path));
}

function atLink(name: string): Screen['show'] {
  return async ({ page, at, sandbox }) => open(page, at(await sandbox.link(name)));
}

function withVoucher(path: string): Screen['show'] {
  return ({ page, at, sandbox, voucher }) => openWith(page, at(path), sandbox, voucher);
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').first().click();
}

async function refused({ page, at, sandbox, site }: Visit): Promise<void> {
  await open(page, at());
  await page.locator('#voucher-code').fill((await sandbox.voucher(site, 'already-redeemed')).code);
  await page.getByLabel(CAPTCHA).check();
  await submit(page);
  await page.locator('main section:has(h2) + * , main [role="region"]').first().waitFor();
}

const CATEGORIES: Readonly<Record<string, number>> = { de: 1, at: 2, restaurant: 36 };

interface Shop {
  readonly id: string;
  readonly name: string;
}

/** Two shops of a site that sell codes of 25. */
async function shopsOf({ sandbox, site }: Visit): Promise<readonly [Shop, Shop]> {
  const wall = await sandbox.wall(CATEGORIES[site] ?? 0);
  const [shop, other] = wall.filter(
    ({ type, voucherValues }) =>
      type !== 'physical' && voucherValues.some(({ valueInCent }) => valueInCent === 25_00),
  );
  if (!shop || !other) throw new Error(`Too few shops on ${site} sell codes of 25.`);
  return [shop, other];
}

const FILLED = { 'customerDraft.v1': { ...TYPED, delivery: 'EMAIL' } };

async function inOrder(
  visit: Visit,
  step: 'details' | 'check',
  typed: Readonly<Record<string, unknown>> = FILLED,
): Promise<void> {
  const { page, at, sandbox, voucher } = visit;
  const [{ id }] = await shopsOf(visit);
  await openWith(page, at(`/redeem/${id}/${step}`), sandbox, voucher, {
    ...typed,
    'redemptionDraft.v1': { shopId: id, valueInCent: 25_00 },
  });
}

async function thanks(visit: Visit): Promise<void> {
  const { page } = visit;
  await inOrder(visit, 'check');
  await page.locator('main form input[type="checkbox"]').first().check();
  await submit(page);
  await page.waitForURL('**/thankyou');
}

async function inBasket(visit: Visit, path: string): Promise<void> {
  const { page, at, sandbox, voucher } = visit;
  const lines = (await shopsOf(visit)).map(({ id, name }) => ({
    shopId: id,
    shopName: name,
    valueInCent: 25_00,
    quantity: 1,
  }));
  await openWith(page, at(path), sandbox, voucher, { ...FILLED, 'basket.v1': lines });
}

async function inMaintenance({ page, at, sandbox }: Visit): Promise<void> {
  // In the night in which the sandbox's sites are maintained.
  await sandbox.clock('2025-10-29T00:30:00Z');
  await page.clock.setSystemTime('2025-10-29T00:30:00Z');
  await open(page, at());
}

async function broken({ page, at, sandbox }: Visit): Promise<void> {
  await sandbox.breaks({ path: '/redeem-site-config/*', status: 500 });
  await open(page, at());
}

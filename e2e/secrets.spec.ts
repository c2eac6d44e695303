import type { Page } from '@playwright/test';
import { pounds, shopsSelling } from './support/basket.ts';
import { enterVoucher, fillCustomer, goToCheck, PERSON, toWall } from './support/journey.ts';
import { button, heading } from './support/locators.ts';
import { open, passTime, stored } from './support/open.ts';
import { openWith } from './support/ready.ts';
import { say, thanks } from './support/redeeming.ts';
import type { Sandbox } from './support/sandbox.ts';
import { SecretSearch } from './support/secrets.ts';
import { expect, test } from './support/test.ts';
import { thanksTitle } from './support/thanks.ts';
import { wordsOf } from './support/words.ts';

test.use({ site: 'gb' });

interface Stage {
  readonly page: Page;
  readonly at: (site: string, path?: string) => string;
  readonly sandbox: Sandbox;
  readonly search: SecretSearch;
}

interface Journey {
  readonly name: string;
  /** Minimum number of secrets in the journey; without secrets the search would prove nothing. */
  readonly secrets: { readonly codes: number; readonly tokens: number };
  readonly run: (stage: Stage) => Promise<void>;
}

/** Codes and tokens leave a journey only in the body and headers of its calls (product 16.1). */
const JOURNEYS: readonly Journey[] = [
  { name: 'renewing the session and its end', secrets: { codes: 1, tokens: 2 }, run: renewAndExpire },
  {
    name: 'requesting the mail again and a document with a PIN',
    secrets: { codes: 2, tokens: 0 },
    run: async (stage) => {
      await resend(stage);
      await openDocument(stage);
    },
  },
  { name: 'a basket of two shops', secrets: { codes: 3, tokens: 2 }, run: redeemBasket },
  { name: 'a donation', secrets: { codes: 1, tokens: 1 }, run: donate },
  {
    name: 'a partner link and a giveaway',
    secrets: { codes: 0, tokens: 2 },
    run: arriveByPartner,
  },
];

for (const { name, secrets, run } of JOURNEYS) {
  test(`no secret is found anywhere after ${name}`, async ({ page, context, at, sandbox, watch }) => {
    watch.provokes(/^\/api\/v2\/voucher-document/);
    const search = new SecretSearch();
    await search.follow(context);
    await run({ page, at, sandbox, search });
    await search.judge();
    const known = await search.known();
    expect(known.codes, 'codes that were searched for').toBeGreaterThanOrEqual(secrets.codes);
    expect(known.tokens, 'tokens that were searched for').toBeGreaterThanOrEqual(secrets.tokens);
  });
}

/** Places that other scripts can read, with how a secret comes there and how it goes. */
const PLANTS: readonly (readonly [plant: (secret: string) => void, remove: () => void])[] = [
  [
    (secret) => {
      document.title = secret;
    },
    () => {
      document.title = 'nothing';
    },
  ],
  [(secret) => window.localStorage.setItem('seen', secret), () => window.localStorage.removeItem('seen')],
  [
    (secret) => void Object.assign(window, { dataLayer: [{ code: secret }] }),
    () => void Object.assign(window, { dataLayer: [] }),
  ],
  [
    (secret) => window.sessionStorage.setItem('draft', secret),
    () => window.sessionStorage.removeItem('draft'),
  ],
];

test('the search finds every planted secret', async ({ page, context, sandbox }) => {
  const search = new SecretSearch();
  await search.follow(context);
  await sandbox.hidesShops();
  const { code } = await sandbox.newVoucher('gb');
  search.typed(code);
  await open(page, '/');
  for (const [plant, remove] of PLANTS) {
    await search.look(page, 'a clean page');
    await page.evaluate(plant, code);
    await expect(search.look(page, 'a page with a plant')).rejects.toThrow('no secret in');
    await page.evaluate(remove);
  }
  await search.judge();
  await page.evaluate((secret) => window.history.replaceState(null, '', `#${secret}`), code);
  await expect(search.judge()).rejects.toThrow('no secret in the history');
});

async function renewAndExpire({ page, sandbox, search }: Stage): Promise<void> {
  await page.clock.install();
  await sandbox.hidesShops();
  await open(page, '/');
  const voucher = await sandbox.newVoucher('gb');
  search.typed(voucher.code);
  await enterVoucher(page, say, voucher);
  await passTime(page, '18:02');
  await button(page, say('session.go')).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await search.look(page, 'the renewed session');
  await passTime(page, '20:00');
  await expect(page.getByRole('region', { name: say('strip.titlePlain'), exact: true })).toBeHidden();
  await search.look(page, 'the ended session');
  await expect.poll(() => stored(page)).not.toContain('eyJ');
}

async function arriveByPartner({ page, at, sandbox, search }: Stage): Promise<void> {
  const german = wordsOf('de');
  const [shop] = (await sandbox.wall(1)).filter(({ name }) => name === 'Brotzeitler');
  await sandbox.hidesShops();
  const thirdParty = await sandbox.link('thirdParty');
  await open(page, at('de', thirdParty));
  await search.look(page, 'the balance that a partner brought');
  await toWall(page, german);
  await expect(heading(page, german('wall.title'))).toBeVisible();
  await search.look(page, 'the wall behind the partner’s link');
  await open(page, at('de', `/redeem/${shop?.id ?? ''}/value`));
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await goToCheck(page, german);
  await page.getByLabel(german('check.notes')).check();
  await search.look(page, 'the check page');
  await page.getByRole('button', { name: /25,00 €/ }).click();
  await expect(heading(page, thanksTitle(german))).toBeVisible();
  await search.look(page, 'the thank-you page with a partner');
  await page.getByRole('button', { name: german('giveaway.redeem') }).click();
  await expect(page.getByText(german('giveaway.redeemed', { email: PERSON.email }))).toBeVisible();
  await search.look(page, 'the giveaway');
}

async function resend({ page, sandbox, search }: Stage): Promise<void> {
  const { code } = await sandbox.newVoucher('gb');
  search.typed(code);
  await open(page, '/redeem/resend-link');
  await page.getByLabel(say('resend.code')).fill(code);
  await page.getByLabel(say('customer.email')).fill(PERSON.email);
  await page.getByRole('button', { name: say('resend.submit') }).click();
  await expect(page.getByText(say('mailAgain.requestedText'))).toBeVisible();
  await search.look(page, 'the answer about the mail');
}

async function openDocument({ page, sandbox, search }: Stage): Promise<void> {
  const { documentWithPin = '', documentPin = '' } = await sandbox.links();
  await open(page, documentWithPin);
  search.typed(documentPin);
  const pin = page.getByRole('textbox', { name: say('documents.pin'), exact: true });
  await pin.fill(documentPin.replace(/\d$/, (last) => String((Number(last) + 1) % 10)));
  await pin.press('Enter');
  await expect(page.getByRole('heading', { name: say('problem.pin-wrong.title') })).toBeVisible();
  await search.look(page, 'the document whose PIN was wrong');
  await pin.fill(documentPin);
  const download = page.waitForEvent('download');
  await pin.press('Enter');
  expect((await download).suggestedFilename()).not.toContain(documentPin);
  await search.look(page, 'the downloaded document');
}

async function redeemBasket({ page, sandbox, search }: Stage): Promise<void> {
  const voucher = await sandbox.newVoucher('gb');
  search.typed(voucher.code);
  const shops = (await shopsSelling(sandbox, 15_00, 25_00)).slice(0, 2);
  await sandbox.hidesShops();
  const lines = shops.map(({ id, name }) => ({
    shopId: id,
    shopName: name,
    valueInCent: 15_00,
    quantity: 1,
  }));
  await openWith(page, '/basket', sandbox, voucher, { 'basket.v1': lines });
  await search.look(page, 'the basket');
  await button(page, say('basket.go')).click();
  // By link, the thank-you page would show the first code at once.
  await page.getByRole('radio', { name: new RegExp(`^${say('delivery.EMAIL.title')}`) }).check();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await page.getByLabel(say('check.notes')).check();
  await search.look(page, 'the check of a basket');
  await button(page, say('basket.redeem', { money: pounds(30_00), count: 2 })).click();
  await expect(thanks(page)).toBeVisible();
  await search.look(page, 'the thanks for a basket');
  await search.covers(page, 'the thanks for a basket');
  const [mail] = await sandbox.outbox();
  for (const link of mail?.links ?? []) {
    await open(page, link);
    const reveal = page.getByRole('button', { name: say('merchantCode.reveal') });
    await expect(reveal).toBeVisible();
    await search.covers(page, 'a covered code of the basket');
    await reveal.click();
    await expect(page.locator('code').first()).toBeVisible();
    await search.look(page, 'a revealed code of the basket');
  }
}

async function donate({ page, sandbox, search }: Stage): Promise<void> {
  const voucher = await sandbox.newVoucher('gb');
  search.typed(voucher.code);
  await sandbox.hidesShops();
  await open(page, '/');
  await enterVoucher(page, say, voucher);
  await open(page, '/donate');
  await page.getByRole('radio').first().check();
  await fillCustomer(page, say);
  await page.getByRole('radio', { name: say('donate.whole', { money: '£50.00' }) }).check();
  await button(page, say('donate.go')).click();
  await expect(heading(page, say('donate.checkTitle'))).toBeVisible();
  await search.look(page, 'the check of a donation');
  await page.getByLabel(say('donate.notes')).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /£50\.00/ })
    .click();
  await expect(heading(page, say('donate.doneTitle'))).toBeVisible();
  await search.look(page, 'the thanks for a donation');
}

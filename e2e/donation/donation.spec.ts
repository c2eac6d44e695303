import type { Page, Request } from '@playwright/test';
import { fillAddress, fillCustomer, PERSON, requiredField, sendCode, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { reload, turn } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Fault, SeededVoucher } from '../support/sandboxTold.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const DONATION = '/v2/donation';

/** One organisation sends its receipt by email, the other sends none. */
const WELLS = 'Brunnenwerk';
const FOOD = 'Nachbarskiste';

const money = (text: string) => `${text}\u00a0€`;

function donationsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api${DONATION}`)) sent.push(request);
  });
  return sent;
}

/** A voucher of 50 euros in use, at the form. */
async function atTheForm(page: Page, sandbox: Sandbox): Promise<SeededVoucher> {
  const voucher = await sandbox.newVoucher('de');
  await openWith(page, '/donate', sandbox, voucher);
  await expect(heading(page, say('donate.title'))).toBeVisible();
  return voucher;
}

const organisation = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** Donates a part of the balance, up to the check page. */
async function goToCheck(page: Page, amount: string): Promise<void> {
  await organisation(page, FOOD).check();
  await page.getByRole('radio', { name: say('donate.some') }).check();
  await page.getByLabel(say('donate.amountField', { currency: 'EUR' })).fill(amount);
  await fillCustomer(page, say);
  await button(page, say('donate.go')).click();
  await expect(heading(page, say('donate.checkTitle'))).toBeVisible();
}

const give = (page: Page, amount: string, name: string) =>
  button(page, say('donate.give', { money: money(amount), organisation: name }));

const thanks = (page: Page) => heading(page, say('donate.doneTitle'));

test('the whole balance is donated, with a receipt made out to an address', async ({ page, sandbox }) => {
  await sandbox.hidesShops();
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('de'));
  await page.getByRole('link', { name: say('wall.donate') }).click();
  await expect(heading(page, say('donate.title'))).toBeVisible();
  await button(page, say('donate.go')).click();
  await expect(page.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toBeFocused();
  await organisation(page, FOOD).check();
  await expect(page.getByText(say('donate.noReceipt'))).toBeVisible();
  await organisation(page, WELLS).check();
  await page.getByLabel(say('donate.receipt')).check();
  await page.getByRole('radio', { name: say('donate.whole', { money: money('50,00') }) }).check();
  await fillCustomer(page, say);
  await fillAddress(page, say);
  await expectSoundAtBothWidths(page, 'the donation form with an address');
  await button(page, say('donate.go')).click();
  await expect(page.getByText('Lindenweg 4')).toBeVisible();
  await expectSoundAtBothWidths(page, 'the check of a donation');
  await give(page, '50,00', WELLS).click();
  await expect(page.getByRole('region', { name: say('customer.summary', { count: 1 }) })).toBeFocused();
  await page.getByLabel(say('donate.notes')).check();
  await give(page, '50,00', WELLS).click();
  await expect(thanks(page)).toBeVisible();
  await expect(
    page.getByText(say('donate.forwarded', { money: money('50,00'), organisation: WELLS })),
  ).toBeVisible();
  await expect(page.getByText(say('donate.receiptEMAIL'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the confirmation of a donation');
  await expect(strip(page, say)).toHaveCount(0);
  await reload(page);
  await expect(thanks(page)).toBeVisible();
  const mails = (await sandbox.outbox()).filter(({ to }) => to === PERSON.email);
  expect(mails).toHaveLength(2);
  await turn(page, 'back');
  await expect(give(page, '50,00', WELLS)).toHaveCount(0);
});

test('a donation survives the end of the session in the form, and a second press sends it under the same key', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/donation/);
  const voucher = await atTheForm(page, sandbox);
  await organisation(page, WELLS).check();
  await requiredField(page, say, 'customer.firstName').fill(PERSON.firstName);
  await page.evaluate(() => sessionStorage.removeItem('voucherToken.v1'));
  await reload(page);
  await sendCode(page, say, voucher.code);
  await expect(organisation(page, WELLS)).toBeChecked();
  await expect(requiredField(page, say, 'customer.firstName')).toHaveValue(PERSON.firstName);

  await goToCheck(page, '12,50');
  await page.getByLabel(say('donate.notes')).check();
  await sandbox.breaks({ path: DONATION, method: 'POST', network: 'request', times: 1 });
  const sent = donationsOf(page);
  await give(page, '12,50', FOOD).click();
  await expect(problemCard(page, say, 'offline')).toContainText(say('money.untouched'));
  await give(page, '12,50', FOOD).click();
  await expect(thanks(page)).toBeVisible();
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expect(
    page.getByRole('link', { name: say('thankYou.rest', { money: money('37,50') }) }),
  ).toBeVisible();
});

/** What a holder gets for a donation that was made. */
const UNTOLD: readonly (readonly [string, Pick<Fault, 'network' | 'status' | 'retryAfterSeconds'>])[] = [
  ['is lost', { network: 'answer' }],
  ['is a gateway’s “too many requests”', { network: 'gateway', status: 429, retryAfterSeconds: 30 }],
];

for (const [what, fault] of UNTOLD) {
  test(`a donation whose answer ${what} is looked up and made once`, async ({ page, sandbox, watch }) => {
    watch.provokes(/^\/api\/v2\/donation/);
    await atTheForm(page, sandbox);
    await goToCheck(page, '20');
    await page.getByLabel(say('donate.notes')).check();
    await sandbox.breaks({ path: DONATION, method: 'POST', ...fault, times: 1 });
    await sandbox.breaks({ path: `${DONATION}/*-*-*-*-*`, method: 'GET', network: 'request' });
    const sent = donationsOf(page);
    await give(page, '20,00', FOOD).dblclick();
    const card = problemCard(page, say, 'donation-unclear');
    await expect(card).toBeFocused();
    await expect(card).toContainText(say('money.unknown'));
    await expect(page.getByText(say('money.untouched'))).toHaveCount(0);
    await expect(give(page, '20,00', FOOD)).toHaveCount(0);
    await expectSound(page, 'an unclear donation');
    await sandbox.mends();
    await button(page, say('check.findOut')).click();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect((await sandbox.outbox()).filter(({ to }) => to === PERSON.email)).toHaveLength(1);
  });
}

import type { Page } from '@playwright/test';
import { button, heading } from '../support/locators.ts';
import { open, settled } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { AMAZON, AMAZON_PAGES, serveVendors, UNZER_V2 } from '../support/vendors.ts';
import type { Watch } from '../support/watch.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');
const TO_PAY = '25,00 €';
/** The card's payment. */
const BEGINNING = '**/charge/init/unzer';

const wallet = (page: Page) => page.getByRole('button', { name: 'Amazon Pay' });

/** Opens the payment page: voucher named, amount chosen. */
async function toCheckout(page: Page, { sandbox, watch }: { sandbox: Sandbox; watch: Watch }, path: string) {
  watch.blocks('eu.frcapi.com');
  for (const host of ['static-eu.payments-amazon.com', 'payments.amazon.de']) watch.visits(host);
  for (const host of ['static-v2.unzer.com', 'static.unzer.com', 'payment.unzer.com']) watch.visits(host);
  const { serialNumber } = await sandbox.voucher('de', 'chargeable');
  await open(page, path);
  await page.getByLabel(say('charge.serial')).fill(serialNumber);
  await answerQuestion(page, say);
  await button(page, say('charge.check')).click();
  await page.getByRole('radio', { name: /^25/ }).check();
  await button(page, say('charge.go')).click();
  await expect(heading(page, say('charge.payTitle'))).toBeVisible();
  await settled(page);
}

const agree = (page: Page) => page.getByLabel(say('charge.consent')).check();

async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: say('paid.provider.card') }).check();
  await settled(page);
}

const pay = (page: Page) => page.getByRole('button', { name: say('charge.pay', { money: TO_PAY }) }).click();

const expectPaid = (page: Page) => expect(heading(page, say('charge.doneTitle'))).toBeVisible();

test('the wallet gets the signed payload byte for byte, and its pages lead back to the receipt', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const visits = await serveVendors(context);
  const begun = page.waitForResponse((answer) => answer.url().includes('/charge/init/amazon-pay'));
  await toCheckout(page, { sandbox, watch }, '/prepaid');
  const { merchantId, payload, buttonSignature, algorithm, publicKeyId } = (await (
    await begun
  ).json()) as Record<string, string>;

  await wallet(page).click(); // without the consent
  await expect(page.getByText(say('charge.consentFault')).first()).toBeVisible();
  expect(visits).toEqual([]);

  await agree(page);
  await wallet(page).click();
  await page.waitForURL(`${AMAZON_PAGES}**`);
  const sent = Object.fromEntries(new URLSearchParams(visits[0]?.postData() ?? ''));
  const { button: described = '', ...session } = sent;
  expect(session).toEqual({ payloadJSON: payload, signature: buttonSignature, algorithm });
  expect(JSON.parse(described)).toEqual({
    merchantId,
    placement: 'Checkout',
    ledgerCurrency: 'EUR',
    productType: 'PayOnly',
    buttonColor: 'Gold',
    checkoutLanguage: 'de_DE',
    publicKeyId,
  });

  await open(page, await sandbox.decides('approve'));
  await expectPaid(page);
  await page.getByRole('link', { name: say('charge.another'), exact: true }).click();
  await expect(heading(page, say('charge.title'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'amazon' in window)).toBe(false);
});

test('a card is charged by its id through version 1 if the wallet script and version 2 are blocked', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  await serveVendors(context, { blocked: [AMAZON, UNZER_V2] });
  for (const address of [AMAZON, UNZER_V2]) watch.blocks(new URL(address).host);
  await toCheckout(page, { sandbox, watch }, '/prepaid');
  await expect(page.getByText(say('payment.brokenOther'))).toBeVisible();
  await chooseCard(page);
  await agree(page);
  await pay(page);
  await expect(page.getByText(say('payment.incomplete'))).toBeVisible();
  for (const field of ['number', 'expiry', 'cvc'])
    await page.getByLabel(`Card ${field}`).fill('frictionless');
  const begun = page.waitForRequest(BEGINNING);
  await pay(page);
  expect((await begun).postDataJSON()).toMatchObject({ typeId: 's-crd-frictionless-v1' });
  await expectPaid(page);
});

test('a card is charged by its id through version 2, and its challenge opens at the provider over https', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const visits = await serveVendors(context);
  await challengedAt(page, 'https://payment.unzer.com/v1/3ds/s-1');
  await toCheckout(page, { sandbox, watch }, '/prepaid');
  await chooseCard(page);
  await agree(page);
  await pay(page);
  await expect(page.getByText(say('payment.incomplete'))).toBeVisible();
  await page.getByLabel('Card number').fill('challenge');
  const begun = page.waitForRequest(BEGINNING);
  await pay(page);
  expect((await begun).postDataJSON()).toMatchObject({ typeId: 's-crd-challenge-v2' });
  await page.waitForURL('https://payment.unzer.com/**');
  expect(visits.map((visit) => visit.url())).toEqual(['https://payment.unzer.com/v1/3ds/s-1']);

  await open(page, await sandbox.decides('approve'));
  await expectPaid(page);
});

// `tests/infrastructure/payment/challenge.test.ts` has more such addresses.
test('a challenge outside the provider is not opened', async ({ page, context, sandbox, watch }) => {
  const visits = await serveVendors(context);
  await challengedAt(page, 'https://unzer.com.evil.example/a');
  await toCheckout(page, { sandbox, watch }, '/prepaid');
  await chooseCard(page);
  await agree(page);
  await page.getByLabel('Card number').fill('challenge');
  await pay(page);
  await expect(page.getByText(say('problem.payment-unusable.title'))).toBeVisible();
  await expect(page).toHaveURL('/prepaid/checkout');
  expect(visits).toEqual([]);
});

/** Lets the backend return this address for the card's challenge. */
async function challengedAt(page: Page, redirectUrl: string): Promise<void> {
  await page.route(BEGINNING, async (route) => {
    // By IP address, because Node does not resolve *.localhost. The Host header names the site.
    const { host, href, hostname } = new URL(route.request().url());
    const answer = await route.fetch({
      url: href.replace(hostname, '127.0.0.1'),
      headers: { ...route.request().headers(), host },
    });
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, redirectUrl } });
  });
}

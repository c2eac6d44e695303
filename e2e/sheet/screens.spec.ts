import type { Page } from '@playwright/test';
import { isOn, stateNamed, STATES } from '#workshop/states/states.ts';
import { askForOrder } from '../support/after.ts';
import { look } from '../support/contactSheet.ts';
import { fillCustomer, sendCode } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { open, turn } from '../support/open.ts';
import { beginTopUp, decide, payByCard, payByWallet } from '../support/paying.ts';
import { readyToRedeem } from '../support/redeeming.ts';
import { openState, shopsOf } from '../support/states.ts';
import { test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

/** Many of these screens show a refusal. */
test.beforeEach(({ watch }) => watch.provokes(/^\/api\//));

/** One site per layout. */
const LAYOUTS = [
  { site: 'de', locale: 'de' },
  { site: 'at', locale: 'de' },
  { site: 'restaurant', locale: 'de' },
] as const;

for (const { site, locale } of LAYOUTS) {
  const say = wordsOf(locale, site);

  test(`${site}: pages of a filled tab`, async ({ page, sandbox }) => {
    // Some thirty pages, each in four pictures.
    test.slow();
    // The tests decide about consent.
    for (const state of STATES.filter((each) => isOn(each, site) && !each.asksConsent)) {
      await openState(page, sandbox, site, state);
      await look(page, state.title);
      await sandbox.mends();
    }
  });

  test(`${site}: a refused code`, async ({ page, at, sandbox }) => {
    for (const condition of ['old-format', 'already-redeemed'] as const) {
      await open(page, at(site));
      await sendCode(page, say, (await sandbox.voucher(site, condition)).code);
      await page.getByText(say(`problem.${condition}.title`)).waitFor();
      await look(page, `the entry refused (${condition})`);
    }
  });

  test(`${site}: pages behind the links of mails`, async ({ page, at, sandbox }) => {
    // Some thirty pages, each in four pictures.
    test.slow();
    const links = await sandbox.links();
    const pages = Object.keys(links).filter((name) => links[name]?.startsWith('/'));
    for (const name of pages) {
      await open(page, at(site, links[name]));
      await look(page, `link: ${name}`);
    }
    for (const name of ['redeemLinkQr', 'redeemLinkSeveral'] as const) {
      await open(page, at(site, links[name]));
      await page
        .getByRole('button', { name: say('merchantCode.reveal') })
        .first()
        .click();
      await page.locator('code').first().waitFor();
      await look(page, `uncovered: ${name}`);
    }
  });

  test(`${site}: with a voucher in use`, async ({ page, at, sandbox }) => {
    await openState(page, sandbox, site, stateNamed('basket-details'));
    await fillCustomer(page, say);
    await button(page, say('customer.go')).click();
    await page.getByLabel(say('check.notes')).check();
    await look(page, 'the check of a basket');
    await page.locator('main form button[type="submit"]').click();
    await heading(page, thanksTitle(say)).waitFor();
    await look(page, 'the thanks for a basket');
    const [order] = await sandbox.orders();
    await open(page, at(site, '/order-status'));
    await askForOrder(page, say, { orderNumber: order?.orderNumber ?? '' });
    await page.getByText(order?.orderNumber ?? '').waitFor();
    await look(page, 'the order’s status, found');
    const [shop] = await shopsOf(sandbox, site);
    await readyToRedeem(page, sandbox, { site, words: say, shopId: shop.id });
    await look(page, 'the check, ticked');
  });

  test(`${site}: forms with faults, and a sent request`, async ({ page, at, sandbox }) => {
    const links = await sandbox.links();
    const press = (name: string) => button(page, name).click();
    await open(page, at(site, links.fraudCheck));
    await press(say('fraud.giveData'));
    await look(page, 'a held redemption, with faults');
    await open(page, at(site, links.helpUnreadable));
    await press(say('help.form.submit'));
    await look(page, 'help with faults');
    await open(page, at(site, links.helpOther));
    await page.getByLabel(say('customer.email')).fill('ada@mail.example');
    await page.getByLabel(say('help.form.message')).fill('Warum gilt er nicht mehr?');
    await press(say('help.form.submit'));
    await page.getByRole('heading', { name: say('help.sent.title') }).waitFor();
    await look(page, 'help that arrived');
  });
}

/** The restaurant site has no top-ups, and ch has no wallet. */
const PAYING = [
  { site: 'de', locale: 'de', hasWallet: true },
  { site: 'at', locale: 'de', hasWallet: true },
  { site: 'ch', locale: 'de-CH', hasWallet: false },
] as const;

for (const { site, locale, hasWallet } of PAYING) {
  const say = wordsOf(locale, site);
  const isHeaded = (page: Page, title: string) => heading(page, title).waitFor();

  test(`${site}: a top-up before its payment`, async ({ page, at, sandbox }) => {
    await open(page, at(site, '/prepaid'));
    await page
      .getByLabel(say('charge.serial'))
      .fill((await sandbox.voucher(site, 'charged-already')).serialNumber);
    await button(page, say('charge.check')).click();
    await page.getByText(say('problem.charge-had.title')).waitFor();
    await look(page, 'topping up refused');
    await beginTopUp(page, sandbox, say, { site });
    await page.getByRole('radio', { name: say('paid.provider.card') }).check();
    await look(page, 'the checkout by card');
    if (hasWallet) {
      await page.getByRole('radio', { name: say('paid.provider.wallet') }).check();
      await look(page, 'the checkout by wallet');
    }
  });

  test(`${site}: a top-up and its outcomes`, async ({ page, context, at, sandbox }) => {
    const pay = () => (hasWallet ? payByWallet(page, say) : payByCard(page, say, /challenge\)/));
    const begin = () => beginTopUp(page, sandbox, say, { site }).then(pay);
    await begin();
    await button(page, 'Approve').waitFor();
    const [payment] = await sandbox.payments();
    const other = await context.newPage();
    await open(other, at(site, `/payment/unzer-return?reference=${payment?.reference}`));
    await look(other, 'a payment of another tab');
    await other.close();
    await turn(page, 'back');
    await page.getByText(say('payment.unpaid')).waitFor();
    await look(page, 'the payment left open');
    await page.getByRole('button', { name: say('payment.payOtherwise') }).click();
    await isHeaded(page, say('charge.payTitle'));
    await pay();
    await decide(page, 'decline');
    await isHeaded(page, say('problem.payment-failed.title'));
    await look(page, 'the payment refused');
    await page.getByRole('button', { name: say('payment.payAgain') }).click();
    await isHeaded(page, say('charge.payTitle'));
    await pay();
    await decide(page, 'approve');
    await isHeaded(page, say('charge.doneTitle'));
    await look(page, 'topped up');
    await begin();
    await page.getByLabel('Seconds for what is late').fill('60');
    await decide(page, 'late');
    await page.getByRole('region', { name: say('problem.charge-unclear.title') }).waitFor();
    await look(page, 'the payment under way');
  });
}

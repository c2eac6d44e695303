import type { Page, Response } from '@playwright/test';
import { headlineOf } from '../support/headline.ts';
import { heading } from '../support/locators.ts';
import { open, openEarly, settled, turn } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
/** Names no payment, so the page does not navigate on. */
const PAYMENT = '/payment/amazon-pay-return';

const toCharging = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say('frame.charge'), exact: true })
    .click();

/** Records the answers to navigations from now on. */
function documentsOf(page: Page): readonly Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) answers.push(answer);
  });
  return answers;
}

/** Like a vendor's script, leaves a global variable. */
async function loadVendor(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { vendor: {} }));
}

const entriesOf = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

const hasVendor = (page: Page): Promise<boolean> => page.evaluate(() => 'vendor' in window);

test('the document is reloaded between a payment page and a plain one, but not within a zone', async ({
  page,
}) => {
  const documents = documentsOf(page);
  const header = (name: string) => documents.at(-1)?.headers()[name];
  const expectPayment = async () => {
    await expect(heading(page, say('payment.noneTitle'))).toBeVisible();
    await settled(page);
    expect(header('content-security-policy')).toMatch(/payments-amazon.*unzer/);
    expect(header('referrer-policy')).toBe('strict-origin');
    expect(await hasVendor(page)).toBe(false);
  };
  const expectPlain = async () => {
    await expect(heading(page, say('charge.title'))).toBeVisible();
    await settled(page);
    expect(header('content-security-policy')).not.toMatch(/amazon|unzer/);
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(await hasVendor(page)).toBe(false);
  };

  await open(page, PAYMENT);
  await expectPayment();
  await loadVendor(page);
  const entries = await entriesOf(page);

  await test.step('by a link', async () => {
    await toCharging(page);
    await expectPlain();
    await expect(heading(page, say('charge.title'))).toBeFocused();
    expect(documents).toHaveLength(2);
    expect(await entriesOf(page)).toBe(entries + 1);
    await loadVendor(page);
  });

  await test.step('by back', async () => {
    await turn(page, 'back');
    await expectPayment();
    expect(documents).toHaveLength(3);
    await loadVendor(page);
  });

  await test.step('by forward', async () => {
    await turn(page, 'forward');
    await expectPlain();
    expect(documents).toHaveLength(4);
    expect(await entriesOf(page)).toBe(entries + 1);
    await loadVendor(page);
  });

  await test.step('to a page that allows third parties', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.redeem'), exact: true })
      .click();
    await expect(heading(page, headlineOf('de'))).toBeFocused();
    await settled(page);
    expect(documents).toHaveLength(5);
    expect(header('content-security-policy')).toMatch(/usercentrics.*googletagmanager.*zdassets/);
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(await hasVendor(page)).toBe(false);
    await loadVendor(page);
  });

  await test.step('not within the zone', async () => {
    await tiles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/shops\//);
    await settled(page);
    expect(await hasVendor(page)).toBe(true);
    expect(documents).toHaveLength(5);
  });
});

test('a step to another zone waits offline with a message, and continues when the network returns', async ({
  page,
  context,
  watch,
}) => {
  watch.provokes(/^\/(api|js|css|shops|brands|index\.html)\b/);
  await open(page, PAYMENT);
  const documents = documentsOf(page);
  await context.setOffline(true);
  await expect(page.getByText(say('frame.away.title'))).toBeVisible();
  await toCharging(page);
  await expect(page.getByText(say('frame.away.text'))).toBeVisible();
  await expect(heading(page, say('payment.noneTitle'))).toBeVisible();
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await expect(heading(page, say('charge.title'))).toBeVisible();
  await settled(page);
  expect(documents.map((answer) => new URL(answer.url()).pathname)).toEqual(['/prepaid']);
});

test('a page left before it is complete does not take back the messages that it passes on', async ({
  page,
  port,
}) => {
  const [shown, show] = signal();
  await page.exposeFunction('messagesAreDrawn', show);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#root [role=alert]')) return;
      observer.disconnect();
      (window as { messagesAreDrawn?: () => void }).messagesAreDrawn?.();
    }).observe(document, { childList: true, subtree: true });
  });
  // The script that renders the messages arrives only while the page is being left, and the next page only afterwards.
  const [left, leave] = signal();
  await page.route('**/js/*.js', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    // By IP address, because Node does not resolve *.localhost.
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers: { host } });
    if ((await answer.text()).includes('frame.dismiss')) await left;
    await route.fulfill({ response: answer });
  });
  await page.route('**/prepaid', async (route) => {
    leave();
    await shown;
    await route.continue();
  });
  await openEarly(page, PAYMENT);
  await expect(heading(page, say('payment.noneTitle'))).toBeVisible();
  await toCharging(page);
  await expect(heading(page, say('charge.title'))).toBeFocused();
  // A script may still be on its way through the route.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

function signal(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}

import type { APIResponse } from '@playwright/test';
import { fillCustomer, onward, PERSON, strip, tile, toWall } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { CONSENT_HOST, expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { CAPTCHA_HOST } from '../support/vendors.ts';

const say = wordsOf('de');
const SHOP = 'Brotzeitler';

test('the journey works without any third party, through the security question', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.newVoucher('de');
  watch.secret(voucher.code);
  watch.blocks(CAPTCHA_HOST);
  const foreign = new Set<string>();
  const referers: string[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) => {
      foreign.add(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  context.on('request', async (request) => {
    const { referer } = await request.allHeaders().catch((): Record<string, string> => ({}));
    if (referer !== undefined) referers.push(`${referer} to ${request.url()}`);
  });

  await open(page, '/');
  await page.getByLabel(say('redeem.code.label')).fill(voucher.code);
  await answerQuestion(page, say);
  await button(page, say('redeem.code.submit')).click();
  await toWall(page, say);
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));

  await page.getByLabel(say('wall.search')).fill(SHOP);
  await tile(page, SHOP).click();
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await page.getByLabel(say('check.notes')).check();
  await button(page, say('check.redeem', { money: '25,00 €', shop: SHOP })).click();
  await expect(page.getByText(say('thankYou.mailedToo', { email: PERSON.email }))).toBeVisible();
  await watch.keepsSecrets(page);

  const [mail] = await sandbox.outbox();
  await open(page, mail?.links[0] ?? '');
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(button(page, say('merchantCode.copy'))).toBeVisible();
  watch.secret((await page.locator('code').first().textContent()) ?? 'a code');
  await watch.keepsSecrets(page);

  expect([...foreign].toSorted()).toEqual([CAPTCHA_HOST, CONSENT_HOST]);
  expect(referers).toEqual([]);
  // The operator reads of one vendor, not of three scripts of the app.
  const missing = async () =>
    (await sandbox.operationLines()).filter(({ kind }) => kind === 'vendor' || kind === 'chunk');
  await expect
    .poll(missing)
    .toEqual([{ site: 'de', kind: 'vendor', name: 'usercentrics', step: '/', count: 1 }]);
});

test('the page has a strict policy, unsafe only for the styles of vendors, hashed files are immutable, and missing ones get a 404', async ({
  request,
  port,
}) => {
  const ask = (path: string) =>
    request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `de.localhost:${port}` } });
  const policyOf = (answer: APIResponse) => {
    const { 'content-security-policy': policy = '' } = answer.headers();
    return new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
  };
  const answer = await ask('/prepaid');
  const headers = answer.headers();
  const policy = policyOf(answer);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src']) {
    const sources = policy.get(name) ?? [];
    expect(sources).toContain("'self'");
    for (const source of sources)
      expect(source).toMatch(/^('self'|'sha256-[\w+/=]+'|https:\/\/[a-z0-9.-]+)$/);
  }
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*(?!\.)|http:/);
  const withVendors = policyOf(await ask('/shops/100115/brotzeitler'));
  expect(withVendors.get('style-src')?.slice(0, 2)).toEqual(["'self'", "'unsafe-inline'"]);
  withVendors.delete('style-src');
  expect([...withVendors.values()].flat().join(' ')).not.toMatch(/unsafe|\*(?!\.)|http:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-cache',
  });

  const [, script = ''] = /src="(\/js\/[^"]+\.js)"/.exec(await answer.text()) ?? [];
  expect((await ask(script)).headers()['cache-control']).toContain('immutable');
  for (const gone of ['/js/gone.0123456789.js', '/css/gone.0123456789.css'])
    expect((await ask(gone)).status()).toBe(404);
});

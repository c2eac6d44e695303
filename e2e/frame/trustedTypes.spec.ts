import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');

/** Tries to set markup and a script address from text, and to create a policy with another name. */
async function attempts(): Promise<string[]> {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): unknown };
  };
  let reports = 0;
  const reported = new Promise<void>((resolve) => {
    document.addEventListener('securitypolicyviolation', () => {
      reports += 1;
      if (reports === 4) resolve();
    });
  });
  const outcomes = [
    () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
    () => Object.assign(document.createElement('script'), { src: '/js/x.js' }),
    () => trustedTypes.createPolicy('stranger', {}),
    () => trustedTypes.createPolicy('voucher-chunks', {}),
  ].map((attempt) => {
    try {
      attempt();
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.name : 'thrown';
    }
  });
  await reported;
  return outcomes;
}

test('trusted types block scripts on a plain page, which shows sanitised operator HTML, and only report on a third-party page', async ({
  page,
  sandbox,
  watch,
}) => {
  await sandbox.breaks({
    path: '/redeem-site-config/DE',
    status: 200,
    body: JSON.stringify({
      overrideApiErrorMessageHtml: '<b>Rufen Sie uns an:</b> {{code}} <img src="x" onerror="alert(1)">',
    }),
  });
  await sandbox.breaks({
    path: '/v2/voucher/charge/check',
    status: 400,
    body: JSON.stringify({ errors: [{ code: 'NEWx1' }] }),
  });
  const { serialNumber } = await sandbox.voucher('de', 'chargeable');
  await open(page, '/prepaid');
  await page.getByLabel(say('charge.serial')).fill(serialNumber);
  await button(page, say('charge.check')).click();
  await expect(page.locator('b', { hasText: 'Rufen Sie uns an:' })).toBeVisible();
  await expect(page.getByText('NEWx1').first()).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);

  watch.expectsReport(/^(require-trusted-types-for|trusted-types) \(enforce\) /, 4);
  await expect
    .poll(() => page.evaluate(attempts))
    .toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);

  watch.expectsReport(/^(require-trusted-types-for|trusted-types) \(report\) /, 4);
  await open(page, '/help');
  await expect.poll(() => page.evaluate(attempts)).toEqual(['done', 'done', 'done', 'done']);
});

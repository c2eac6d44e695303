import { expect } from '@playwright/test';
import { strip, toWall } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { test } from '../support/nginx.ts';
import { open } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { wordsOf } from '../support/words.ts';
import { CAPTCHA_HOST } from '../support/vendors.ts';

const say = wordsOf('de');

test('nginx logs no secret when a voucher is entered and a code is opened', async ({
  page,
  context,
  nginx,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.newVoucher('de');
  const redeemLink = await sandbox.link('redeemLink');
  const token = redeemLink.split('/').at(-1) ?? '';
  watch.secret(voucher.code);
  watch.visits(nginx.host);
  watch.blocks(CAPTCHA_HOST);
  await context.route(
    (url) => url.host === CAPTCHA_HOST,
    (route) => route.abort(),
  );

  await open(page, `http://${nginx.host}/`);
  await page.getByLabel(say('redeem.code.label')).fill(voucher.code);
  await answerQuestion(page, say);
  await button(page, say('redeem.code.submit')).click();
  await toWall(page, say);
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  await open(page, `http://${nginx.host}${redeemLink}`);
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(button(page, say('merchantCode.copy'))).toBeVisible();
  await page.close();

  const { access, errors } = await nginx.end();
  const calls = [...access.matchAll(/"(\w+ \/(?:api\/v2\/voucher|merchantcode)\S*) HTTP\/1\.1" (\d+)/g)];
  expect(calls.map(([, call, status]) => `${call} ${status}`)).toEqual([
    'POST /api/v2/voucher/token 200',
    'GET /merchantcode/... 200',
  ]);
  expect(token.length).toBeGreaterThan(10);
  expect(`${access}${errors}`).not.toContain(token);
  expect(`${access}${errors}`).not.toContain(voucher.code);
});

test('nginx logs neither possible tokens nor queries nor referrers', async ({ nginx }) => {
  const secret = `SECRET-${'x'.repeat(300)}`;
  const paths = [
    `/merchantcode/${secret}`,
    `/MerchantCode/${secret}/`,
    `//merchantcode/${secret}`,
    `/%6Derchantcode/${secret}`,
    `/merchantcode%2F${secret}`,
    `/js/../merchantcode/${secret}`,
    `/voucher-pdf/${secret}`,
    `/tpr/${secret}`,
    `/activate/shop/${secret}/${secret}`,
    `/fraud-prevention/${secret}`,
    `/payment/unzer-return?paymentId=${secret}`,
    `/payment/amazon-pay-return?amazonCheckoutSessionId=${secret}`,
    `/js/gone.js?${secret}`,
    `/api/v2/parameter?token=${secret}`,
    `/api/v2/redeem-link/${secret}`,
  ];
  for (const path of paths) await nginx.ask(path, { referer: `http://${nginx.host}/merchantcode/${secret}` });
  await nginx.ask(`/merchantcode/${secret}`, { host: 'a b' });
  await nginx.ask(`/merchantcode/${secret}`, { 'content-length': '9' }, 'POST');
  await nginx.ask('/api/v2/operation-log', { 'content-length': '0' }, 'POST');

  const { access, errors } = await nginx.end();
  expect(`${access}${errors}`).not.toContain('SECRET');
  expect(errors).not.toMatch(/\[(error|crit|alert|emerg)\]/);
  const lines = access.trim().split('\n');
  expect(lines).toHaveLength(paths.length + 2);
  expect(lines[0]).toMatch(
    /^127\.0\.0\.1 - - \[.+\] "GET \/merchantcode\/\.\.\. HTTP\/1\.1" 200 \d+ "-" "-" host="127\.0\.0\.1" time=\d/,
  );
});

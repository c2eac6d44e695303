import { SITES } from '#sites/index.ts';
import { strip, toWall } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { startPlain } from '../support/plainServer.ts';
import { answerQuestion } from '../support/question.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { CAPTCHA_HOST } from '../support/vendors.ts';

/** Not the first site, whose page a server without hosts would be nearest to. */
const SITE = 'gb';
const say = wordsOf('en');
const brand = SITES.find(({ id }) => id === SITE)?.brand ?? '';

test('the neutral page of a server without host rules becomes the page of a brand, and accepts its code', async ({
  page,
  context,
  port,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.newVoucher(SITE);
  const server = await startPlain(port);
  try {
    const host = `${SITE}.localhost:${server.port}`;
    watch.visits(host);
    watch.blocks(CAPTCHA_HOST);
    await context.route(
      (url) => url.host === CAPTCHA_HOST,
      (route) => route.abort(),
    );
    const answer = await open(page, `http://${host}/`);
    expect(await answer?.text()).not.toContain(brand);
    await expect(page).toHaveTitle(new RegExp(brand));
    await expect(page.getByRole('banner').getByRole('img', { name: brand })).toBeVisible();

    await page.getByLabel(say('redeem.code.label')).fill(voucher.code);
    await answerQuestion(page, say);
    await button(page, say('redeem.code.submit')).click();
    await toWall(page, say);
    await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  } finally {
    await page.close();
    server.end();
  }
});

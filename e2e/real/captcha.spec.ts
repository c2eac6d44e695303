import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { CAPTCHA_HOST } from '../support/vendors.ts';

const say = wordsOf('de', 'de');

test('the security question replaces the vendor’s widget on a page with trusted types', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.visits(CAPTCHA_HOST);
  await context.route(`https://${CAPTCHA_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const { serialNumber } = await sandbox.voucher('de', 'chargeable');
  await open(page, '/prepaid');
  await page.getByLabel(say('charge.serial')).fill(serialNumber);
  const widget = page.locator('main iframe');
  await expect(widget).toHaveCount(1);
  await button(page, say('redeem.captcha.instead')).click();
  await answerQuestion(page, say);
  await expect(widget).toHaveCount(0);
  await button(page, say('charge.check')).click();
  await expect(button(page, say('charge.go'))).toBeVisible();
});

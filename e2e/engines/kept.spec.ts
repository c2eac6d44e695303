import { tabWith } from '../support/ready.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const say = wordsOf('en');

/** Leaves the page for one of the sandbox and comes back; the browser has kept it meanwhile. */
async function leaveAndComeBack(visitor: Visitor, elsewhere: string, meanwhile = () => {}): Promise<void> {
  await visitor.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.setAttribute('data-kept', String(persisted));
    });
  }, null);
  await visitor.openEarly(elsewhere);
  await visitor.meets(() => document.readyState === 'complete');
  await visitor.evaluate(meanwhile, null);
  await visitor.back();
  await visitor.finds({ css: '[data-kept="true"]' });
}

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a page that the browser kept for "back" comes back without the typed code', async ({ visitor, at }) => {
  const field = { label: say('redeem.code.label') };
  await visit(visitor, at('gb'));
  await visitor.enter(field, 'Abc123xyz');
  await leaveAndComeBack(visitor, at('gb', '/sandbox'));
  await visitor.hasValue(field, '');
});

test('a revealed code is covered again on a page that was kept', async ({ visitor, at, sandbox }) => {
  const { redeemLink = '' } = await sandbox.links();
  await visit(visitor, at('gb', redeemLink));
  await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
  const { text } = await visitor.finds({ css: 'article code' });
  await leaveAndComeBack(visitor, at('gb', '/sandbox'));
  await visitor.finds({ role: 'button', name: say('merchantCode.reveal') });
  expect(await visitor.evaluate(() => document.documentElement.outerHTML, null)).not.toContain(text);
});

test('a voucher that was removed meanwhile is gone from a page that was kept', async ({
  visitor,
  at,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('gb');
  await visit(visitor, at('gb', '/shops'), await tabWith(sandbox, voucher));
  const strip = { role: 'region', name: say('strip.titlePlain') };
  await visitor.finds(strip);
  await leaveAndComeBack(visitor, at('gb', '/sandbox'), () => sessionStorage.clear());
  await visitor.misses(strip);
  expect(await visitor.evaluate(() => document.body.textContent, null)).not.toContain('£50.00');
});

import { PERSON } from '../support/journey.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';
import { begin } from './begin.ts';
import { fillCustomer } from './forms.ts';
import { expect, test } from './test.ts';

const say = wordsOf('de', 'de');
const SHOP = 'Brotzeitler';
const HALF = '25,00 €';

test('a voucher is redeemed for a shop’s code', async ({ visitor, at, sandbox, gate }) => {
  const voucher = await sandbox.newVoucher('de');
  await begin(visitor, at('de'));
  await visitor.open(at('de'));
  await visitor.enter({ label: say('redeem.code.label') }, voucher.code);
  await visitor.click({ role: 'button', name: say('redeem.code.submit') });
  // Whether the balance leads on by itself depends on the engine's settings.
  await visitor.heading({ pattern: `50,00|${say('wall.title')}` });
  await visitor.open(at('de', '/shops'));
  await visitor.heading(say('wall.title'));
  await visitor.enter({ label: say('wall.search') }, SHOP);
  await visitor.click({ role: 'link', name: SHOP, isLast: true });
  const dialog = { role: 'dialog', name: SHOP };
  await visitor.check({ role: 'radio', name: { pattern: `^${HALF}` }, within: dialog });
  await visitor.click({ role: 'button', name: say('value.goWith', { money: HALF }), within: dialog });
  await visitor.heading(say('customer.title'));
  await fillCustomer(visitor, say);
  await visitor.click({ role: 'button', name: say('customer.go') });
  await visitor.heading(say('check.title'));
  await visitor.check({ label: say('check.notes') });
  await visitor.click({ role: 'button', name: say('check.redeem', { money: HALF, shop: SHOP }) });
  await visitor.heading({ pattern: thanksTitle(say).source });
  const [order] = await sandbox.orders();
  await visitor.reads(order?.orderNumber ?? 'no order');
  await visitor.reads(say('thankYou.mailedToo', { email: PERSON.email }));
  expect(gate.callsTo('/v2/redeem')).toHaveLength(1);
  await visitor.click({ role: 'link', name: say('thankYou.rest', { money: HALF }) });
  await visitor.reads(say('redeem.rest', { money: HALF }));

  const [mail] = await sandbox.outbox();
  await visitor.open(at('de', new URL(mail?.links[0] ?? '', at('de')).pathname));
  await visitor.reads(say('merchantCode.sealed'));
  await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
  expect((await visitor.finds({ css: 'article code' })).text).toMatch(/^[\w-]{6,}$/);
});

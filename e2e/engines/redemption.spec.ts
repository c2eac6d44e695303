import { CAPTCHA, PERSON } from '../support/journey.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';
import { begin } from './begin.ts';
import { fillCustomer } from './forms.ts';
import { expect, test } from './test.ts';

/** One site per layout. */
const JOURNEYS = [
  { site: 'de', width: 1280, shop: 'Brotzeitler' },
  { site: 'at', width: 1280, shop: 'Papierlust' },
  { site: 'restaurant', width: 1280, shop: 'Bistrot Ambroisie Bleue' },
] as const;

for (const { site, shop } of JOURNEYS) {
  const say = wordsOf('de', site);
  const half = '25,00 €';

  test(`on ${site} a voucher becomes a shop's code`, async ({ visitor, at, sandbox, gate }) => {
    const voucher = await sandbox.newVoucher(site);
    await begin(visitor, at(site));
    await visitor.open(at(site));
    await visitor.enter({ label: say('redeem.code.label') }, voucher.code);
    await visitor.check({ label: CAPTCHA });
    await visitor.click({ role: 'button', name: say('redeem.code.submit') });
    await visitor.heading(say('wall.title'));
    await visitor.enter({ label: say('wall.search') }, shop);
    await visitor.click({ role: 'link', name: shop, isLast: true });
    const dialog = { role: 'dialog', name: shop };
    await visitor.check({ role: 'radio', name: { pattern: `^${half}` }, within: dialog });
    await visitor.click({ role: 'button', name: say('value.goWith', { money: half }), within: dialog });
    await visitor.heading(say('customer.title'));
    await fillCustomer(visitor, say);
    await visitor.click({ role: 'button', name: say('customer.go') });
    await visitor.heading(say('check.title'));
    await visitor.check({ label: say('check.notes') });
    await visitor.click({ role: 'button', name: say('check.redeem', { money: half, shop }) });
    await visitor.heading({ pattern: thanksTitle(say).source });
    const [order] = await sandbox.orders();
    await visitor.reads(order?.orderNumber ?? 'no order');
    await visitor.reads(say('thankYou.mailedToo', { email: PERSON.email }));
    expect(gate.callsTo('/v2/redeem')).toHaveLength(1);
    await visitor.click({ role: 'link', name: say('thankYou.rest', { money: half }) });
    await visitor.reads(say('redeem.rest', { money: half }));

    const [mail] = await sandbox.outbox();
    await visitor.open(at(site, new URL(mail?.links[0] ?? '', at(site)).pathname));
    await visitor.reads(say('merchantCode.sealed'));
    await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
    expect((await visitor.finds({ css: 'article code' })).text).toMatch(/^[\w-]{6,}$/);
  });
}

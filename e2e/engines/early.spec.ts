import { wordsOf } from '../support/words.ts';
import { begin } from './begin.ts';
import { expect, test } from './test.ts';

const say = wordsOf('de', 'de');
const field = { label: say('redeem.code.label') };
const button = { css: 'form button[type="submit"]' };

test('text typed before the scripts stays in the field, with focus and caret', async ({
  visitor,
  at,
  gate,
}) => {
  await begin(visitor, at('de'));
  const release = gate.hold((path) => path.startsWith('/js/'));
  await visitor.openEarly(at('de'));
  await visitor.enter(field, 'Ab3E6');
  await visitor.press('ArrowLeft');
  await visitor.press('ArrowLeft');
  release();
  await visitor.misses({ css: '#early' });
  await visitor.type('d');
  await visitor.hasValue(field, 'Ab3dE6');
  await visitor.hasFocus(field);
  await visitor.rests();
});

test('a press before the scripts is shown as busy, and submitted once', async ({
  visitor,
  at,
  gate,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('de');
  await begin(visitor, at('de'));
  const release = gate.hold((path) => path.startsWith('/js/'));
  await visitor.openEarly(at('de'));
  await visitor.enter(field, voucher.code);
  await visitor.click(button);
  await visitor.isBusy(button);
  expect(gate.callsTo('/v2/voucher/token')).toHaveLength(0);
  release();
  // The balance leads on by itself where the engine counts the press as one by pointer.
  await visitor.heading({ pattern: `50,00|${say('wall.title')}` });
  expect(gate.callsTo('/v2/voucher/token')).toHaveLength(1);
});

test('a press before the scripts reveals the code, which stays and is requested once', async ({
  visitor,
  at,
  gate,
  sandbox,
}) => {
  const { redeemLink = '' } = await sandbox.links();
  const code = { css: 'article code' };
  await begin(visitor, at('de'));
  const release = gate.hold((path) => path.startsWith('/js/'));
  await visitor.openEarly(at('de', redeemLink));
  await visitor.finds({ role: 'heading', name: 'Alpinora' });
  await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
  const { text } = await visitor.finds(code);
  release();
  await visitor.misses({ css: '#early' });
  await visitor.rests();
  await visitor.finds({ ...code, text });
  await visitor.hasFocus({ css: 'article [data-state=revealed]' });
  expect(gate.callsTo('/v2/redeem-link/reveal')).toHaveLength(1);
});

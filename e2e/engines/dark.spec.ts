import { wordsOf } from '../support/words.ts';
import { begin } from './begin.ts';
import { expect, test } from './test.ts';

test.use({ isDark: true });

/** Runs in the page: the brightest channel of the background colour. */
function groundOf(): number {
  const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
  return Math.max(...parts.map(Number));
}

test('pages are dark in the dark scheme, even before the scripts, and a code stays black on white', async ({
  visitor,
  at,
  gate,
  sandbox,
}) => {
  const say = wordsOf('de');
  await begin(visitor, at('de'));
  const release = gate.hold((path) => path.startsWith('/js/'));
  await visitor.openEarly(at('de'));
  await visitor.finds({ css: '#early' });
  expect(await visitor.evaluate(groundOf, null)).toBeLessThan(40);
  release();
  await visitor.rests();
  expect(await visitor.evaluate(groundOf, null)).toBeLessThan(40);
  const { redeemLinkQr = '' } = await sandbox.links();
  await visitor.open(at('de', redeemLinkQr));
  expect(await visitor.evaluate(groundOf, null)).toBeLessThan(40);
  await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
  await visitor.click({ role: 'button', name: say('codePage.till') });
  await visitor.meets(() => {
    const till = document.querySelector('dialog[open]');
    const code = till?.querySelector('code');
    if (!till || !code) return 'the till is not open';
    const colours = [getComputedStyle(till).backgroundColor, getComputedStyle(code).color].join(' on ');
    return colours === 'rgb(255, 255, 255) on rgb(0, 0, 0)' || colours;
  });
});

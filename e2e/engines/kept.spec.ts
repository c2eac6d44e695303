import { tabWith } from '../support/ready.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { READY } from './gate.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const say = wordsOf('en');

/** The browser decides whether it caches a page. If it does in no round, our page prevents it. */
const ROUNDS = 3;

interface Round {
  readonly visitor: Visitor;
  readonly elsewhere: string;
  /**
   * False for Firefox: a page in its back/forward cache has its own copy of the session storage, so the app prevents
   * caching (ADR 24).
   */
  readonly isKept: boolean;
  /** Opens the page that is left. */
  readonly arrange: () => Promise<void>;
  /** Runs in the empty page. */
  readonly meanwhile?: () => void;
  /** Must hold after the return, whether the page was cached or reloaded. */
  readonly check: () => Promise<void>;
}

/** Leaves a page and returns, until the browser caches it as expected. */
async function leaveAndReturn({
  visitor,
  elsewhere,
  isKept,
  arrange,
  meanwhile,
  check,
}: Round): Promise<void> {
  let wasKept = !isKept;
  for (let round = 0; round < ROUNDS && wasKept !== isKept; round += 1) {
    await arrange();
    // No browser caches a page whose pictures are still loading.
    await visitor.meets(() => document.readyState === 'complete');
    await visitor.evaluate(() => document.documentElement.setAttribute('data-seen', ''), null);
    await visitor.openEarly(elsewhere);
    await visitor.evaluate(meanwhile ?? (() => {}), null);
    await visitor.back();
    await visitor.finds({ css: 'html[data-seen], html.page-loaded' });
    wasKept = await visitor.evaluate(() => document.documentElement.hasAttribute('data-seen'), null);
    await check();
  }
  expect(wasKept, 'kept').toBe(isKept);
}

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a page restored by "back" has no typed code, covers a revealed one, and shows no voucher removed meanwhile', async ({
  visitor,
  at,
  sandbox,
  engineName,
}) => {
  const round = { visitor, elsewhere: at('gb', READY), isKept: engineName === 'webkit' };

  const field = { label: say('redeem.code.label') };
  await leaveAndReturn({
    ...round,
    async arrange() {
      await visit(visitor, at('gb'));
      await visitor.enter(field, 'Abc123xyz');
    },
    check: () => visitor.hasValue(field, ''),
  });

  const { redeemLink = '' } = await sandbox.links();
  const reveal = { role: 'button', name: say('merchantCode.reveal') };
  let code = '';
  await leaveAndReturn({
    ...round,
    async arrange() {
      await visit(visitor, at('gb', redeemLink));
      await visitor.click(reveal);
      code = (await visitor.finds({ css: 'article code' })).text;
    },
    async check() {
      await visitor.finds(reveal);
      expect(await visitor.evaluate(() => document.documentElement.outerHTML, null)).not.toContain(code);
    },
  });

  const kept = await tabWith(sandbox, await sandbox.newVoucher('gb'));
  const strip = { role: 'region', name: say('strip.titlePlain') };
  await leaveAndReturn({
    ...round,
    async arrange() {
      await visit(visitor, at('gb', '/shops'), kept);
      await visitor.finds(strip);
    },
    meanwhile: () => sessionStorage.clear(),
    async check() {
      await visitor.misses(strip);
      expect(await visitor.evaluate(() => document.body.textContent, null)).not.toContain('£50.00');
    },
  });
});

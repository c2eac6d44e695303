import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '#tools/machine/freePorts.ts';
import { ask } from '#tests/tools/serving/ask.ts';
import { type Front, openFront } from './front.ts';
import { fillCustomer, onward, tile, toWall } from './journey.ts';
import { button, heading } from './locators.ts';
import { aMachine, BUILT, type Machine } from './machine.ts';
import { nextRelease } from './nextRelease.ts';
import { open } from './open.ts';
import { answerQuestion } from './question.ts';
import { SWITCH } from './release.ts';
import { expect, test as base } from './test.ts';
import { CAPTCHA_HOST } from './vendors.ts';
import { wordsOf } from './words.ts';

const SHOP = 'Brotzeitler';
const NEXT = 'next';
const say = wordsOf('de');

interface RollOut {
  /** Two servers, which have nothing yet. */
  readonly machines: readonly [Machine, Machine];
  /** The folder of the release after the built one. */
  readonly next: string;
  /** Switches a server to that release. */
  readonly change: (machine: Machine) => Promise<void>;
  readonly openFront: (store?: string) => Promise<Front>;
  /** A user who opens the entry at the front. */
  readonly come: () => Promise<Page>;
  /** Lets a user order up to the check, with scripts that the page has not loaded yet. Returns the page's release. */
  readonly finish: (page: Page) => Promise<string | undefined>;
}

export const test = base.extend<{ rollOut: RollOut }>({
  rollOut: async ({ browser, port, servers, sandbox, watch }, hand, info) => {
    const command = process.env.NGINX_COMMAND;
    if (command === undefined) return info.skip(true, 'there is no nginx here');
    const next = mkdtempSync(join(tmpdir(), 'voucher-next-'));
    nextRelease(BUILT, next, NEXT);
    const firstPort = port + servers.count;
    const secondPort = await freePorts(firstPort + servers.count, 1);
    const machines = [aMachine(command, firstPort, port), aMachine(command, secondPort, port)] as const;
    let front: Front | undefined;
    watch.blocks(CAPTCHA_HOST);
    try {
      await hand({
        machines,
        next,
        async change(machine) {
          await machine.run(next, SWITCH);
          const isThere = async () => (await ask(machine.port, '/', {}, 'GET')).body;
          await expect.poll(isThere).toContain(`content="${NEXT}"`);
        },
        async openFront(store) {
          front = await openFront([firstPort, secondPort], store);
          watch.visits(`de.localhost:${front.port}`);
          return front;
        },
        async come() {
          const context = await browser.newContext();
          await watch.follow(context);
          await context.route(
            ({ hostname }) => !hostname.endsWith('.localhost'),
            (route) => route.abort(),
          );
          const page = await context.newPage();
          await open(page, `http://de.localhost:${front?.port}/`);
          await opened(page);
          return page;
        },
        async finish(page) {
          await order(page, (await sandbox.newVoucher('de')).code);
          const { release, isSame } = await opened(page);
          expect({ isSame, missed: front?.missed }).toEqual({ isSame: true, missed: [] });
          await page.context().close();
          return release;
        },
      });
    } finally {
      front?.end();
      for (const machine of machines) await machine.end();
      rmSync(next, { recursive: true });
    }
  },
});

async function order(page: Page, code: string): Promise<void> {
  await page.getByLabel(say('redeem.code.label')).fill(code);
  await answerQuestion(page, say);
  await button(page, say('redeem.code.submit')).click();
  await toWall(page, say);
  await page.getByLabel(say('wall.search')).fill(SHOP);
  await tile(page, SHOP).click();
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
}

/** The release of a page, and whether it is still the one that was opened. */
function opened(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isSame = root.dataset['opened'] === 'once';
    root.dataset['opened'] = 'once';
    return { release: document.querySelector<HTMLMetaElement>('meta[name=release]')?.content, isSame };
  });
}

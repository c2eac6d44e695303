import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { freePorts } from '#tools/machine/freePorts.ts';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { ask } from '#tests/tools/serving/ask.ts';
import { openFront } from '../support/front.ts';
import { fillCustomer, onward, tile, toWall } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { nextRelease } from '../support/nextRelease.ts';
import { open } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { openShell, PUBLISH, SWITCH } from '../support/release.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { CAPTCHA_HOST } from '../support/vendors.ts';

const BUILT = fileURLToPath(new URL('../../', import.meta.url));
const SHOP = 'Brotzeitler';
const say = wordsOf('de');

/** A machine with an nginx of its own, to which the commands of docs/hosting.md bring releases. */
interface Machine {
  readonly port: number;
  /** Runs commands in the folder of a build. */
  readonly run: (build: string, commands: readonly string[]) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

function aMachine(command: string, port: number, backend: number): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-machine-'));
  writeMain(folder);
  const example = readFileSync(join(BUILT, 'dist-nginx/environment.conf'), 'utf8');
  writeFileSync(join(folder, 'voucher-environment.conf'), adapted(example, { port, backend }));
  const shells = new Map<string, ReturnType<typeof openShell>>();
  let running: Awaited<ReturnType<typeof start>> | undefined;
  return {
    port,
    async run(build, commands) {
      const shell = shells.get(build) ?? openShell(build, folder, command, `release-${shells.size + 1}`);
      shells.set(build, shell);
      for (const line of commands) await shell.run(line);
    },
    async start() {
      running = await start(command, folder);
    },
    async end() {
      for (const shell of shells.values()) shell.end();
      await running?.end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** From the entry to the data of an order, through scripts that the page has not loaded yet. */
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
const opened = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isSame = root.dataset['opened'] === 'once';
    root.dataset['opened'] = 'once';
    return { release: document.querySelector<HTMLMetaElement>('meta[name=release]')?.content, isSame };
  });

test('no user ends at an error while two servers behind one address change to another release', async ({
  browser,
  port,
  servers,
  sandbox,
  watch,
}, info) => {
  const command = process.env.NGINX_COMMAND;
  if (command === undefined) return info.skip(true, 'there is no nginx here');
  const next = mkdtempSync(join(tmpdir(), 'voucher-next-'));
  nextRelease(BUILT, next, 'next');
  const [entry = ''] = readdirSync(join(next, 'dist/js')).filter((file) => file.startsWith('index.'));
  const firstPort = port + servers.count;
  const machines = [
    aMachine(command, firstPort, port),
    aMachine(command, await freePorts(firstPort + servers.count, 1), port),
  ];
  const front = await openFront(machines.map((machine) => machine.port));
  const host = `de.localhost:${front.port}`;
  watch.visits(host);
  watch.blocks(CAPTCHA_HOST);
  const come = async (): Promise<Page> => {
    const context = await browser.newContext();
    await watch.follow(context);
    await context.route(
      ({ hostname }) => !hostname.endsWith('.localhost'),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await open(page, `http://${host}/`);
    await opened(page);
    return page;
  };
  /** Lets a user order; the page must be the one that they had opened. */
  const finish = async (page: Page): Promise<string | undefined> => {
    await order(page, (await sandbox.newVoucher('de')).code);
    const { release, isSame } = await opened(page);
    expect({ isSame, missed: front.missed }).toEqual({ isSame: true, missed: [] });
    await page.context().close();
    return release;
  };
  const [one, other] = machines as [Machine, Machine];
  try {
    for (const machine of machines) {
      await machine.run(BUILT, [...PUBLISH, ...SWITCH.slice(0, -1)]);
      await machine.start();
    }
    const early = [await come(), await come()] as const;
    const statusOf = async ({ port: own }: Machine) => (await ask(own, `/js/${entry}`, {}, 'GET')).status;
    expect(await Promise.all(machines.map(statusOf))).toEqual([404, 404]);
    for (const machine of machines) await machine.run(next, PUBLISH);
    expect(await Promise.all(machines.map(statusOf))).toEqual([200, 200]);
    const releases = [await finish(await come())];

    await one.run(next, SWITCH);
    await expect.poll(async () => (await ask(one.port, '/', {}, 'GET')).body).toContain('content="next"');
    await finish(early[0]);
    for (let visit = 0; new Set(releases).size < 2; visit += 1) {
      expect(visit, 'users get pages of both releases').toBeLessThan(8);
      releases.push(await finish(await come()));
    }

    await other.run(next, SWITCH);
    await expect.poll(async () => (await ask(other.port, '/', {}, 'GET')).body).toContain('content="next"');
    expect(await finish(early[1])).toBe(releases[0]);
    expect(await finish(await come())).toBe('next');
  } finally {
    front.end();
    for (const machine of machines) await machine.end();
    rmSync(next, { recursive: true });
  }
});

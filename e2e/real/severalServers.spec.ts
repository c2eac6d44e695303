import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '#tests/tools/serving/ask.ts';
import { BUILT, type Machine } from '../support/machine.ts';
import { commandsOf, openShell, PUBLISH, SWITCH } from '../support/release.ts';
import { test } from '../support/rollOut.ts';
import { expect } from '../support/test.ts';

/** nginx starts with the first release. */
const PLACE = [...PUBLISH, ...SWITCH.slice(0, -1)];

test('no user ends at an error while two servers behind one address change to another release', async ({
  rollOut: { machines, next, openFront, come, finish, change },
}) => {
  const [one, other] = machines;
  for (const machine of machines) {
    await machine.run(BUILT, PLACE);
    await machine.start();
  }
  await openFront();
  const early = [await come(), await come()] as const;
  const [entry = ''] = readdirSync(join(next, 'dist/js')).filter((file) => file.startsWith('index.'));
  const statusOf = async ({ port }: Machine) => (await ask(port, `/js/${entry}`, {}, 'GET')).status;
  expect(await Promise.all(machines.map(statusOf))).toEqual([404, 404]);
  for (const machine of machines) await machine.run(next, PUBLISH);
  expect(await Promise.all(machines.map(statusOf))).toEqual([200, 200]);
  const releases = [await finish(await come())];

  await change(one);
  await finish(early[0]);
  for (let visit = 0; new Set(releases).size < 2; visit += 1) {
    expect(visit, 'users get pages of both releases').toBeLessThan(8);
    releases.push(await finish(await come()));
  }

  await change(other);
  expect(await finish(early[1])).toBe(releases[0]);
  expect(await finish(await come())).toBe('next');
});

test('an object store in front has the scripts of both releases before a server switches', async ({
  rollOut: { machines, next, openFront, come, finish, change },
}) => {
  const store = mkdtempSync(join(tmpdir(), 'voucher-store-'));
  // Stands for the store's own command, which not every machine has.
  const aws = `aws() { [ "$1 $2 $5" = 's3 cp --recursive' ] && mkdir -p "${store}" && cp -R "$3" "${store}" && [ "$4" = "s3://voucher/\${3#dist/}" ]; }`;
  const send = async (build: string) => {
    const shell = openShell(build, store, 'none', 'now');
    for (const line of [aws, ...commandsOf('**With an object store**')]) await shell.run(line);
    shell.end();
  };
  try {
    const [one] = machines;
    await send(BUILT);
    for (const machine of machines) {
      await machine.run(BUILT, PLACE);
      await machine.start();
    }
    await openFront(store);
    const early = await come();
    await send(next);
    await one.run(next, PUBLISH);
    await change(one);
    const before = await finish(early);
    const releases = new Set([before]);
    for (let visit = 0; !releases.has('next'); visit += 1) {
      expect(visit, 'users get pages of both releases').toBeLessThan(8);
      releases.add(await finish(await come()));
    }
  } finally {
    rmSync(store, { recursive: true });
  }
});

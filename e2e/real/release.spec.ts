import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import { securityHeaders } from '#tools/build/csp.ts';
import { placeAt } from '#tools/build/place.ts';
import { aSite, aSiteEntry } from '#tests/data/site.ts';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { ask } from '#tests/tools/serving/ask.ts';
import { buildRelease, commandsOf, openShell, PUBLISH, scriptOf, SWITCH } from '../support/release.ts';
import { test } from '../support/test.ts';

const EXAMPLE = new URL('../../tools/deploy/nginx/environment.conf', import.meta.url);

/** A domain too long for nginx's hash buckets, and one that just fits. */
const LONG = ['einloesen.der-laden-mit-dem-sehr-langen-namen.frohgut.example', `${'l'.repeat(38)}.example`];
/** One site with third-party scripts, and one without. */
const SITES = [
  aSite({ ...aSiteEntry({ id: 'open' }), cookieConsent: { siteId: 'id', key: 'key' } }),
  aSite(aSiteEntry({ id: 'plain', domains: LONG })),
];
const PATHS = ['/', '/prepaid', '/prepaid/checkout'];

/** Requests all pages at a port. Returns the releases they show, and the pages whose headers are wrong. */
async function look(port: number): Promise<{ readonly releases: string[]; readonly wrong: string[] }> {
  const releases = new Set<string>();
  const wrong: string[] = [];
  for (const site of SITES) {
    for (const path of PATHS) {
      const { body, headers } = await ask(port, path, { host: site.domains[0] }, 'GET');
      const own = new Headers(securityHeaders(body, placeAt(path, site)));
      const sent = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
      const names = [...own.keys(), 'content-security-policy-report-only'];
      if (names.some((name) => own.get(name) !== sent.get(name))) wrong.push(`${site.id} ${path}`);
      releases.add(/<p>\w+, (\w+)/.exec(body)?.[1] ?? body);
    }
  }
  return { releases: [...releases], wrong };
}

test('each page keeps its own headers while a release is installed as in docs/hosting.md, and while it is rolled back', async ({
  port,
  servers,
}, info) => {
  const command = process.env.NGINX_COMMAND;
  if (command === undefined) return info.skip(true, 'there is no nginx here');
  const own = port + servers.count;
  const machine = mkdtempSync(join(tmpdir(), 'voucher-release-'));
  const build = join(machine, 'build');
  mkdirSync(build);
  writeMain(machine);
  writeFileSync(
    join(machine, 'voucher-environment.conf'),
    adapted(readFileSync(EXAMPLE, 'utf8'), { port: own, backend: own }),
  );
  const steps = [...PUBLISH, ...SWITCH];
  const reload = steps.at(-1) ?? '';
  expect(reload).toBe('nginx -t && nginx -s reload');
  const first = openShell(build, machine, command, 'first');
  const second = openShell(build, machine, command, 'second');
  try {
    buildRelease(build, 'first', SITES);
    for (const step of steps.slice(0, -1)) await first.run(step);
    const running = await start(command, machine);
    try {
      expect(await look(own)).toEqual({ releases: ['first'], wrong: [] });
      buildRelease(build, 'second', SITES);
      for (const step of steps.slice(0, -1)) {
        await second.run(step);
        expect({ step, ...(await look(own)) }).toEqual({ step, releases: ['first'], wrong: [] });
      }
      await second.run(reload);
      // Old and new workers answer at the same time, each with its own files.
      const wrong: string[] = [];
      const releases = async () => {
        const seen = await look(own);
        wrong.push(...seen.wrong);
        return seen.releases;
      };
      await expect.poll(releases).toEqual(['second']);
      for (const step of ['release=/srv/voucher/first', ...SWITCH]) await second.run(step);
      await expect.poll(releases).toEqual(['first']);
      expect(wrong).toEqual([]);
      const scripts = async () =>
        Promise.all(
          ['first', 'second'].map(async (name) => (await ask(own, `/${scriptOf(name)}`, {}, 'GET')).status),
        );
      expect(await scripts()).toEqual([200, 200]);
      rmSync(join(machine, 'srv/voucher/second'), { recursive: true });
      for (const step of commandsOf('**Keep the releases')) await first.run(step);
      expect(await scripts()).toEqual([200, 404]);
    } finally {
      await running.end();
    }
  } finally {
    first.end();
    second.end();
    rmSync(machine, { recursive: true });
  }
});

test('a shell of the release calls an nginx from the PATH', async () => {
  test.skip(process.platform === 'win32', 'there is no sh');
  const folder = mkdtempSync(join(tmpdir(), 'voucher-path-'));
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\necho "$@" > called\n', { mode: 0o755 });
  const { PATH = '' } = process.env;
  process.env.PATH = `${folder}${delimiter}${PATH}`;
  const shell = openShell(folder, folder, 'nginx', 'now');
  process.env.PATH = PATH;
  try {
    await shell.run('nginx -t');
    expect(readFileSync(join(folder, 'called'), 'utf8')).toMatch(/-c \S+nginx\.conf -t\n$/);
  } finally {
    shell.end();
    rmSync(folder, { recursive: true });
  }
});

import { rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { realFetch } from '#tests/setup/quiet.ts';
import { FOR_A_DAY } from '#tools/build/caching.ts';
import { aRelease } from './aRelease.ts';
import { ask } from './ask.ts';
import { openBackend } from './backend.ts';
import { openServers } from './threeServers.ts';

const environment = { domains: {}, refusesUnknownHosts: false };
globalThis.fetch = realFetch;
const release = await aRelease();
const backend = await openBackend();
const servers = await openServers('kept', { ...release, environment, backend: backend.port });

afterAll(async () => {
  for (const { end } of servers) await end();
  backend.end();
  rmSync(release.folder, { recursive: true, force: true });
});

it('keeps answers for everybody, shows them in an outage, and never those for one user', {
  timeout: 60_000,
}, async () => {
  const headers = { host: 'de.localhost', 'accept-language': 'de', cookie: 'a=b' };
  const lasting = 'max-age=0,s-maxage=60';
  const short = 'max-age=0,s-maxage=1,stale-if-error=60';
  for (const { port } of servers) {
    const at = (name: string, directives: string) =>
      `/api/redeem-site-config/${name}-${port}?${encodeURIComponent(directives)}`;
    const callOf = async (path: string, own: OutgoingHttpHeaders = {}) => {
      const { status, body } = await ask(port, path, { ...headers, ...own }, 'GET');
      return status === 200 ? (JSON.parse(body) as unknown) : status;
    };
    const kept = at('kept', lasting);
    const first = await callOf(kept);
    expect(first).toEqual({ call: 1, language: 'de', packing: 'identity' });
    expect(await callOf(kept)).toEqual(first);
    expect(await callOf(kept, { 'x-jwt-token': 'one' })).toMatchObject({ call: 2 });
    expect(await callOf(kept, { 'accept-language': 'fr' })).toMatchObject({ call: 3, language: 'fr' });
    expect(await callOf(kept, { host: 'fr.localhost' })).toMatchObject({ call: 4 });
    expect(await callOf(kept, { 'accept-encoding': 'gzip, br' })).toMatchObject({ packing: 'gzip' });
    expect(await callOf(kept, { 'if-none-match': '"one"' })).toBe(304);
    expect(await callOf(kept, { 'if-none-match': '"one"', 'x-e2e-secret': 'one' })).toBe(304);
    expect(await callOf(kept)).toEqual(first);
    for (const path of [at('own', 'no-store'), at('cookie', `${lasting},cookie`)]) {
      expect(await callOf(path)).toMatchObject({ call: 1 });
      expect(await callOf(path)).toMatchObject({ call: 2 });
    }
    const brief = at('brief', short);
    expect(await callOf(brief)).toMatchObject({ call: 1 });
    backend.breakAt(brief);
    await expect
      .poll(() => callOf(brief).then(() => backend.callsOf(brief)), { timeout: 20_000 })
      .toBeGreaterThan(1);
    expect(await callOf(brief)).toMatchObject({ call: 1 });
    const never = at('never', 'max-age=0,s-maxage=1');
    backend.breakAt(never);
    expect(await callOf(never)).toBe(503);
  }
});

it('keeps pictures for all languages and users', { timeout: 60_000 }, async () => {
  for (const { port } of servers) {
    const path = `/media/${port}/logo.svg`;
    for (const [language, cookie] of [
      ['de', 'a=b'],
      ['fr', ''],
    ]) {
      const asked = { host: 'de.localhost', 'accept-language': language, cookie };
      const { body, headers } = await ask(port, path, asked, 'GET');
      expect(body).toBe('<svg data-cookie=""/>');
      expect(headers).toContainEqual(['cache-control', FOR_A_DAY]);
      expect(headers.map(([name]) => name)).not.toContain('set-cookie');
    }
    expect(backend.callsOf(path)).toBe(1);
  }
});

import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeNginx } from '#tools/build/nginxFolder.ts';
import { anyFreePort } from '#tools/machine/freePorts.ts';
import { ensureNginx } from '#tools/machine/nginx.ts';
import { adapted, start } from '#tools/machine/nginxServer.ts';
import { aRelease } from './aRelease.ts';
import { ask } from './ask.ts';

const nginx = ensureNginx();
/** Of `nobody` on most systems. Without root, the test's own user is as good. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

it.skipIf(nginx === undefined)(
  'nginx serves a release without root, and writes only below /tmp',
  async () => {
    const { folder, dist, table } = await aRelease();
    const [place, temporary] = [join(folder, 'etc'), join(folder, 'tmp')];
    const port = await anyFreePort();
    chmodSync(folder, 0o755);
    for (const each of [place, temporary]) mkdirSync(each);
    writeNginx(join(place, 'voucher'), table);
    const shipped = (name: string) => readFileSync(join(place, 'voucher', name), 'utf8');
    const main = shipped('main.conf')
      .replaceAll('/tmp/', `${temporary}/`)
      .replace('stderr warn', 'stderr notice');
    writeFileSync(join(place, 'nginx.conf'), main);
    const environment = adapted(shipped('environment.conf'), { port, backend: port });
    writeFileSync(
      join(place, 'voucher-environment.conf'),
      environment
        .replace('access_log access.log', `access_log ${temporary}/access.log`)
        .replace('proxy_cache_path cache', `proxy_cache_path ${temporary}/cache`),
    );
    writeFileSync(join(place, 'voucher/root.conf'), `root "${dist}";`);
    const before = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    if (NOBODY !== undefined) chownSync(temporary, NOBODY, NOBODY);
    else chmodSync(place, 0o555);
    const { end } = await start(nginx ?? '', place, {
      words: ['-g', 'daemon off;'],
      ...(NOBODY !== undefined && { user: NOBODY }),
    });
    try {
      const healthy = await ask(port, '/healthz', {}, 'GET');
      expect([healthy.status, healthy.body]).toEqual([200, 'ok']);
      expect((await ask(port, '/', { host: 'gb.localhost' }, 'GET')).body).toContain('Page entry of gb');
    } finally {
      await end();
    }
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !before.includes(path),
    );
    expect(written).toContain(join('tmp', 'access.log'));
    expect(written.filter((path) => !path.startsWith('tmp'))).toEqual([]);
    chmodSync(place, 0o755);
    rmSync(folder, { recursive: true });
  },
);

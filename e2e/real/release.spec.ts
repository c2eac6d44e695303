import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { adapted, ask, start, wordsFor, writeMain } from '../support/nginxServer.ts';

const AT_HOME = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, AT_HOME), 'utf8');

/** What the README says is to be done with a release. */
const [, COMMANDS = ''] = /```sh\n(release=[^]*?)```/.exec(read('README.md')) ?? [];

test('pages and their policies change together, when nginx is told to, by the README’s own commands', async ({
  port,
  servers,
}) => {
  const command = process.env.NGINX_COMMAND;
  test.skip(command === undefined, 'there is no nginx here');
  const folder = mkdtempSync(join(tmpdir(), 'voucher-release-'));
  const own = port + servers.count;
  const nginx = [command, ...wordsFor(join(folder, 'nginx'))].join(' ');
  const put = (release: string, tell: string) => {
    const commands = COMMANDS.replace('2026-11-23', release)
      .replaceAll('/srv/voucher', join(folder, 'srv'))
      .replaceAll('/etc/nginx', join(folder, 'nginx'))
      .replace('nginx -t && nginx -s reload', tell);
    execFileSync('bash', ['-euc', commands], { cwd: join(folder, release), stdio: 'pipe' });
  };
  const page = async () => {
    const { body, headers } = await ask(own, '/', { host: 'de.localhost' }, 'GET');
    const policy = headers.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
    return { body, allowed: /'sha256-(\w+)'/.exec(policy)?.[1] };
  };
  const expectRelease = (release: string) => expect.poll(page).toEqual({ body: release, allowed: release });

  for (const release of ['one', 'two']) writeRelease(join(folder, release), release, own, port);
  writeMain(join(folder, 'nginx'), command ?? '');
  put('one', `${nginx} -t`);
  const running = await start(command ?? '', join(folder, 'nginx'));
  try {
    await expectRelease('one');
    put('two', 'true');
    await expectRelease('one');
    put('two', `${nginx} -t && ${nginx} -s reload`);
    await expectRelease('two');
  } finally {
    await running.end();
    rmSync(folder, { recursive: true });
  }
});

/** What a build leaves: one page of one word, and its policies, which allow styles by that word. */
function writeRelease(folder: string, word: string, port: number, backend: number): void {
  const place = join(folder, 'dist-nginx');
  mkdirSync(join(folder, 'dist/pages'), { recursive: true });
  writeFileSync(join(folder, 'dist/pages/de.html'), word);
  cpSync(new URL('dist-nginx/', AT_HOME), place, { recursive: true });
  writeFileSync(join(place, 'nginx.conf'), adapted(read('dist-nginx/nginx.conf'), { port, backend }));
  const policies = read('dist-nginx/policies.conf').replaceAll(/'sha256-[^']+'/g, `'sha256-${word}'`);
  writeFileSync(join(place, 'policies.conf'), policies);
}

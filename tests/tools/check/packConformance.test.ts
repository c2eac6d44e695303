import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packConformance } from '#tools/check/packConformance.ts';
import { serveStandIn } from '#tools/check/standIn.ts';

/** Runs the package's command in its folder, which has nothing of this repository. */
function runIn(folder: string, ...args: readonly string[]): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['conformance.mjs', ...args], { cwd: folder }, (error, stdout, stderr) => {
      const status = error === null ? 0 : Number(error.code);
      done({ status, text: `${stdout}${stderr}` });
    });
  });
}

it('runs as a package, without this repository, against a server', async () => {
  const packed = await packConformance(mkdtempSync(join(tmpdir(), 'conformance-packed-')));
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const { origin, close } = await serveStandIn();
  try {
    for (const name of ['conformance.mjs', 'voucher-api.yaml', 'package.json'])
      copyFileSync(join(packed, name), join(folder, name));
    expect(readdirSync(packed)).toContain('workflows');
    const { text: written } = await runIn(folder, '--server', origin, '--write-data', 'data.json');
    expect(written).toContain(`node conformance.mjs --server ${origin} --site de --data data.json`);
    // What all of the kit finds on a stand-in, `tests/contract/standIn.test.ts` says.
    const about = ['--data', 'data.json', '--only', 'createRedemption', '--site', 'de'];
    const [{ status, text }, without] = await Promise.all([
      runIn(folder, '--server', origin, ...about),
      runIn(folder, ...about),
    ]);
    expect(text).toContain('1 of 49 calls passed');
    expect([status, without.status]).toEqual([0, 2]);
    expect(readFileSync(join(folder, 'reports/conformance/junit.xml'), 'utf8')).toContain('failures="0"');
  } finally {
    await close();
    rmSync(folder, { recursive: true });
    rmSync(packed, { recursive: true });
  }
});

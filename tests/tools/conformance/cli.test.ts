import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, it, vi } from 'vitest';
import { conformance } from '#conformance/cli.ts';
import type { Tested } from '#conformance/run.ts';
import { standIn, TEXT } from './stage.ts';

const HOST = { contract: TEXT, command: 'npm run conformance --' };
const FEW = { spendable: 4, chargeable: 2, small: 1 };

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function started(
  args: readonly string[],
  change: Partial<Tested> = {},
  tell: (what: string) => void = () => undefined,
) {
  const folder = aFolder();
  const printed: string[] = [];
  const tested = await standIn(FEW);
  const exit = await conformance({
    ...HOST,
    args: [...args, '--reports', folder],
    print: (text) => void printed.push(text),
    tell,
    standIn: () => Promise.resolve({ ...tested, ...change }),
  });
  return { exit, text: printed.join('\n'), file: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

it('writes three reports and ends well where nothing is found', async () => {
  const { exit, text, file } = await started(['--only', 'listShops']);
  expect(exit).toBe(0);
  expect(text).toContain('1 of 49 calls passed');
  expect(file('report.txt')).toContain('1 of 49 calls passed');
  for (const name of ['report.html', 'junit.xml']) expect(file(name)).toContain('listShops');
});

it('refuses a rule that there is not, in place of finding nothing', async () => {
  await expect(started(['--only', 'quote-bond'])).rejects.toThrow(
    'There is no rule, call or error code quote-bond.',
  );
  await expect(started(['--seed', 'one'])).rejects.toThrow('--seed has to be a whole number.');
});

it.each([
  [['--only', 'quote-bond'], 'There is no rule, call or error code quote-bond. Do you mean quote-bound?'],
  [['--profile', 'smalest'], /^There is no profile smalest\. Do you mean smallest\? There are: full, /],
  [['--server', 'voucher-de'], '--server has to be an address, such as https://www.voucher-de.example.'],
  [['--server', 'https://www.voucher-de.example'], '--data is needed: the file with the test data.'],
  [['--server', 'https://www.voucher-de.example', '--data', 'nix.json'], 'There is no file nix.json.'],
  [['--site', 'de'], '--site needs --server.'],
  [['--server', 'https://a.example', '--site', 'a b'], /^--site has to be the host name/],
  [['--write-data', 'data.json'], '--write-data needs --server: the address of a stand-in.'],
])('answers %j with a sentence', async (args, sentence) => {
  await expect(started(args)).rejects.toThrow(sentence);
});

it('tells what it tries, while it does', async () => {
  const told: string[] = [];
  await started(['--walks', '1'], {}, (what) => void told.push(what));
  expect(told[0]).toMatch(/^rule 1 of \d+: \S+$/);
  expect(told).toContain('call 49 of 49: sendOperationLog');
  expect(told.filter((one) => one.startsWith('error code '))).toHaveLength(38);
  expect(told.at(-1)).toBe('walks 1: walk');
});

it('sends the headers of the data file with every call, and shows none of them', async () => {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    seen.push(request);
    return Promise.resolve(new Response(null, { status: 503 }));
  });
  const folder = aFolder();
  const { data } = await standIn(FEW);
  const file = join(folder, 'data.json');
  writeFileSync(file, JSON.stringify({ ...data, headers: { 'x-e2e-secret': 'Hush' } }));
  const exit = await conformance({
    ...HOST,
    args: [
      '--server',
      'https://www.voucher-de.example',
      '--data',
      file,
      '--only',
      'listShops',
      '--reports',
      folder,
    ],
    print: () => undefined,
  });
  expect(exit).toBe(1);
  expect(seen.length).toBeGreaterThan(0);
  for (const { headers } of seen) expect(headers.get('x-e2e-secret')).toBe('Hush');
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).not.toContain('Hush');
});

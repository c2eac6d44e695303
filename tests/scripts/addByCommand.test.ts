import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { addByCommand } from '#scripts/addByCommand.ts';
import { exampleWith } from './brand/anAnswersFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'voucher-add-'));
const answers = join(folder, 'answers.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** A command that does this, in a process of its own. */
function command(script: string): readonly string[] {
  const file = join(folder, 'command.mjs');
  writeFileSync(file, script);
  return [file];
}

it('tells what npm run brand finds, and leaves no file behind', async () => {
  const { isAdded, report } = await addByCommand(exampleWith('"NL"', '"Netherlands"'), answers);
  expect(isAdded).toBe(false);
  expect(report).toContain('“Netherlands” is not a country code of two capital letters.');
  expect(existsSync(answers)).toBe(false);
});

it('answers when the files are written, and lets the command draw on', async () => {
  const drawn = join(folder, 'drawn');
  const script = `import { readFileSync, writeFileSync } from 'node:fs';
    console.log('wrote ' + readFileSync(process.argv[2], 'utf8'));
    setTimeout(() => writeFileSync(${JSON.stringify(drawn)}, ''), 300);`;
  expect(await addByCommand('all of it', answers, command(script))).toEqual({
    isAdded: true,
    report: 'wrote all of it\n',
  });
  expect(existsSync(drawn)).toBe(false);
  await vi.waitFor(() => expect(existsSync(drawn) && !existsSync(answers)).toBe(true), 5000);
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addByCommand } from '#tools/brand/addByCommand.ts';
import { exampleWith } from './anAnswersFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'voucher-add-'));
const answers = join(folder, 'answers.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('tells what npm run brand finds, writes nothing, and leaves no file behind', async () => {
  const { isAdded, report } = await addByCommand(exampleWith('"NL"', '"Netherlands"'), answers);
  expect(isAdded).toBe(false);
  expect(report).toMatch(
    /answers\.json:5 country\n {2}“Netherlands” is not a country code of two capital letters\.\n {2}Change it\./,
  );
  expect(report).toContain('1 fault; nothing was written.');
  expect(existsSync(answers)).toBe(false);
});

it('answers after the check, and lets the command write after that', async () => {
  const command = join(folder, 'command.mjs');
  const made = join(folder, 'made');
  const looked = join(folder, 'looked');
  const script = `import { copyFileSync, existsSync } from 'node:fs';
    const [, , task, file] = process.argv;
    if (task === 'check') console.log('can be added');
    else {
      const waiting = setInterval(() => {
        if (!existsSync(${JSON.stringify(looked)})) return;
        clearInterval(waiting);
        copyFileSync(file, ${JSON.stringify(made)});
      }, 20);
    }`;
  writeFileSync(command, script);
  expect(await addByCommand('all of it', answers, command)).toEqual({
    isAdded: true,
    report: 'can be added\n',
  });
  expect(existsSync(made)).toBe(false);
  writeFileSync(looked, '');
  await expect.poll(() => existsSync(answers)).toBe(false);
  expect(readFileSync(made, 'utf8')).toBe('all of it');
});

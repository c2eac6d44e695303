import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readStart, START_OPTIONS } from '#tools/serve/startOptions.ts';

it.each([
  [[], undefined, []],
  [['--profile', 'smallest'], 'smallest', []],
  [['--open', '--profile=smallest', '--port', '6101'], 'smallest', ['--open', '--port', '6101']],
  [['--host', '0.0.0.0', '-o', '/shops'], undefined, ['--host', '0.0.0.0', '-o', '/shops']],
])('takes %j', (args, profile, rest) => {
  expect(readStart(args, '3000')).toEqual({ profile, rest });
});

it.each([
  [['--profile', 'tiny'], 'There is no profile tiny. There are: full, smallest.'],
  [['--profile', 'smalest'], 'There is no profile smalest. Do you mean smallest? There are: full, smallest.'],
  [['--profile'], '--profile needs a value.'],
  [['--profile', '--open'], '--profile needs a value.'],
  [['--port', 'abc'], '--port has to be a number from 0 to 65535.'],
  [['--port', '70000'], '--port has to be a number from 0 to 65535.'],
  [['smallest'], /^smallest is no option\. There are: --profile, /],
  [['--prot', '6101'], /^There is no option --prot\. Do you mean --port\? There are: --profile, /],
  [['-x'], /^There is no option -x\. There are: /],
])('answers %j with a sentence', (args, sentence) => {
  expect(() => readStart(args, undefined)).toThrow(sentence);
});

it('answers a PORT that is no port with a sentence', () => {
  expect(() => readStart([], 'abc')).toThrow('PORT has to be a number from 0 to 65535.');
});

it('knows the options of the dev server, and no others but its own', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json'));
  const help = execFileSync(process.execPath, [join(folder, 'bin/rsbuild.js'), 'dev', '--help'], {
    encoding: 'utf8',
  });
  const theirs = [...help.matchAll(/^ +(?:-\w, )?--([\w-]+)/gm)].map(([, name = '']) => name);
  expect([...START_OPTIONS].toSorted()).toEqual([...theirs, 'profile'].toSorted());
});

import { parseArgs } from 'node:util';
import { unknownOf, WrongStart } from '../machine/options.ts';
import { PROFILES } from '../sandbox/core/profile.ts';

/** Our own, and those of the dev server: a test compares them with what that says of itself. */
const WITH_VALUE = [
  'profile',
  'port',
  'base',
  'config',
  'config-loader',
  'dist-path',
  'env-dir',
  'env-mode',
  'environment',
  'log-level',
  'mode',
  'root',
] as const;
const MAYBE_WITH_VALUE = ['open', 'host'] as const;
const WITHOUT_VALUE = ['strict-port', 'source-map', 'no-env', 'help', 'version'] as const;
export const START_OPTIONS: readonly string[] = [...WITH_VALUE, ...MAYBE_WITH_VALUE, ...WITHOUT_VALUE];

const SHORT: Readonly<Record<string, string>> = {
  config: 'c',
  help: 'h',
  mode: 'm',
  open: 'o',
  root: 'r',
  version: 'v',
};

const OPTIONS = Object.fromEntries(
  START_OPTIONS.map((name) => [
    name,
    {
      type: (WITH_VALUE as readonly string[]).includes(name) ? ('string' as const) : ('boolean' as const),
      ...(SHORT[name] && { short: SHORT[name] }),
    },
  ]),
);

interface Start {
  /** Which backend the stand-in plays. */
  readonly profile: string | undefined;
  /** What the dev server gets. */
  readonly rest: readonly string[];
}

/** Reads what `npm start` was given. Throws `WrongStart` with a sentence for what it cannot mean. */
export function readStart(args: readonly string[], port = process.env['PORT']): Start {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const own = new Set<number>();
  let profile: string | undefined;
  let mayFollow = -1;
  for (const token of tokens) {
    if (token.kind === 'positional' && token.index !== mayFollow)
      throw new WrongStart(`${token.value} is no option. There are: ${named(START_OPTIONS)}.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, index, inlineValue } = token;
    if (!START_OPTIONS.includes(name))
      throw new WrongStart(
        unknownOf(
          'option',
          rawName,
          START_OPTIONS.map((known) => `--${known}`),
        ),
      );
    const needsValue = (WITH_VALUE as readonly string[]).includes(name);
    if (needsValue && (value === undefined || value === '' || value.startsWith('-')))
      throw new WrongStart(`${rawName} needs a value.`);
    if (name === 'port') checkPort('--port', value);
    if ((MAYBE_WITH_VALUE as readonly string[]).includes(name)) mayFollow = index + 1;
    if (name !== 'profile') continue;
    profile = value;
    own.add(index);
    if (inlineValue === false) own.add(index + 1);
  }
  checkPort('PORT', port);
  if (profile !== undefined && !(PROFILES as readonly string[]).includes(profile))
    throw new WrongStart(unknownOf('profile', profile, PROFILES));
  return { profile, rest: args.filter((_, index) => !own.has(index)) };
}

function checkPort(name: string, text: string | undefined): void {
  if (text !== undefined && !(/^\d{1,5}$/.test(text) && Number(text) <= 65_535))
    throw new WrongStart(`${name} has to be a number from 0 to 65535.`);
}

const named = (names: readonly string[]): string => names.map((name) => `--${name}`).join(', ');

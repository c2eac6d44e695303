import { expect, it } from 'vitest';
import { readOptions, unknownOf, unknownWord } from '#tools/machine/options.ts';

const options = { server: { type: 'string' }, twin: { type: 'boolean' } } as const;

it('reads what it knows', () => {
  const { values } = readOptions({ args: ['--server', 'x', '--twin'], options });
  expect(values).toEqual({ server: 'x', twin: true });
});

it.each([
  [['--sever', 'x'], 'There is no option --sever. Do you mean --server? There are: --server, --twin.'],
  [['--moon'], 'There is no option --moon. There are: --server, --twin.'],
  [['--server'], '--server needs a value.'],
  [['--server', '--twin'], '--server needs a value.'],
  [['--twin=yes'], '--twin takes no value.'],
  [['x'], 'x is no option. There are: --server, --twin.'],
])('answers %j with a sentence', (args, sentence) => {
  expect(() => readOptions({ args, options })).toThrow(new Error(sentence));
});

it('proposes a similar word only', () => {
  expect(unknownWord('rule', 'quote-bond', ['quote-bound', 'pages'])).toBe(
    'There is no rule quote-bond. Do you mean quote-bound?',
  );
  expect(unknownOf('rule', 'moon', ['quote-bound', 'pages'])).toBe(
    'There is no rule moon. There are: quote-bound, pages.',
  );
});

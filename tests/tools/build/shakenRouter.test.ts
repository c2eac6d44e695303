import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shaken } from '#tools/build/shakenRouter.ts';

const read = (name: string): string =>
  readFileSync(
    new URL(`../../../node_modules/react-router/dist/production/lib/${name}`, import.meta.url),
    'utf8',
  );
const made = (source: string): string[] =>
  source.match(/^const \w+ = .*React\$1\.(?:forwardRef|createContext|memo)\(/gm) ?? [];

// What react-router writes; with another release both may have another form.
it.each(['dom/lib.js', 'context.js', 'dom/ssr/components.js'])(
  'leaves nothing in %s of react-router that only seems to have an effect',
  (name) => {
    const source = read(name);
    const result = shaken(source);
    expect(made(source)).not.toEqual([]);
    expect(made(result).filter((line) => !line.includes('/* @__PURE__ */'))).toEqual([]);
    expect(result).not.toMatch(/^\w+\.displayName = /m);
  },
);

import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.scss'))
  .map((name) => readFileSync(`ui/${name}`, 'utf8'))
  .join('\n');

it.each(['light-15', 'light-35', 'dark-25', 'alpha-8', 'alpha-16', 'alpha-32', 'alpha-64'])(
  'the stylesheets use the brand shade %s',
  (shade) => {
    expect(styles).toContain(`var(--brand-${shade})`);
  },
);

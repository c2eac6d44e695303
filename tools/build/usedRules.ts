import { keptRules } from './keptRules.ts';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * The rules of a minified style sheet whose selectors contain no class, or only classes of the markup. Without those for
 * paper: what is printed was drawn by the app, with whole style sheets.
 */
export function usedRules(styles: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return keptRules(
    styles,
    (selector) => [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name)),
    '@media print',
  );
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * The rules of a minified style sheet whose selectors contain no class, or only classes of the markup. Filters inside
 * conditions (`@media`); keeps other at-rules whole.
 */
export function usedRules(styles: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isUsed = (selector: string) =>
    [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name));
  const keep = (sheet: string): string =>
    rulesOf(sheet)
      .map(({ head, body }) => {
        if (!head.startsWith('@')) return head.split(',').some(isUsed) ? `${head}{${body}}` : '';
        if (!/^@(media|supports|container|layer)/.test(head)) return `${head}{${body}}`;
        const kept = keep(body);
        return kept && `${head}{${kept}}`;
      })
      .join('');
  return keep(styles);
}

interface Rule {
  readonly head: string;
  readonly body: string;
}

/** The top-level rules. No string in our style sheets contains a brace. */
function rulesOf(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let start = 0; start < sheet.length; ) {
    const open = sheet.indexOf('{', start);
    if (open < 0) break;
    let close = open;
    for (let depth = 1; depth > 0 && close < sheet.length; ) {
      close += 1;
      if (sheet[close] === '{') depth += 1;
      else if (sheet[close] === '}') depth -= 1;
    }
    rules.push({ head: sheet.slice(start, open).trim(), body: sheet.slice(open + 1, close) });
    start = close + 1;
  }
  return rules;
}

/**
 * The rules of a minified style sheet of which `keeps` takes a selector, without empty ones. Filters inside conditions
 * (`@media`); keeps other at-rules whole, but none that begins with `without`.
 */
export function keptRules(styles: string, keeps: (selector: string) => boolean, without?: string): string {
  return rulesOf(styles)
    .map(({ head, body }) => {
      if (without !== undefined && head.startsWith(without)) return '';
      if (body === '') return '';
      if (!head.startsWith('@')) return head.split(',').some(keeps) ? `${head}{${body}}` : '';
      if (!/^@(media|supports|container|layer)/.test(head)) return `${head}{${body}}`;
      const kept = keptRules(body, keeps, without);
      return kept && `${head}{${kept}}`;
    })
    .join('');
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

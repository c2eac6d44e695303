/** Ways to write the same style sheet in other words. They know what our bundler's minified sheets contain, not all of CSS. */

/** `a:b;c:d` of a rule without rules in it, after its selector. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Rewrites the declarations of each rule; parts of strings and addresses stay together. */
function eachRule(
  css: string,
  rewrite: (selector: string, declarations: readonly string[]) => string,
): string {
  return css.replace(RULE, (_, selector: string, body: string) => rewrite(selector, split(body, ';')));
}

function eachDeclaration(css: string, rewrite: (name: string, value: string) => string): string {
  return eachRule(css, (selector, declarations) => {
    const written = declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0 || /^\s*@font-face/.test(selector)) return declaration;
      return rewrite(declaration.slice(0, colon), declaration.slice(colon + 1));
    });
    return `${selector}{${written.join(';')}}`;
  });
}

/** At this character, where it is outside of brackets and quotes. */
function split(text: string, by: string): readonly string[] {
  const parts: string[] = [''];
  let [depth, quote] = [0, ''];
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    if (character === by && depth === 0 && quote === '') parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.filter((part) => part !== '');
}

export function spaced(css: string): string {
  return eachRule(
    css,
    (selector, declarations) =>
      `\n/* a rule */\n${selector} {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`,
  );
}

export function pxAsRem(css: string): string {
  return eachDeclaration(
    css,
    (name, value) =>
      `${name}:${value.replace(/(?<![\w.#-])(\d*\.?\d+)px\b/g, (_, length: string) => `${Number(length) / 16}rem`)}`,
  );
}

export function remAsPx(css: string): string {
  return eachDeclaration(
    css,
    (name, value) =>
      `${name}:${value.replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * 16}px`)}`,
  );
}

/** The four sides of `margin` and `padding`, one by one. A value that is one custom property may be several sides. */
export function longhand(css: string): string {
  return eachDeclaration(css, (name, value) => {
    const isShort = name === 'margin' || name === 'padding';
    if (!isShort || /^var\([^()]*\)$/.test(value)) return `${name}:${value}`;
    const important = value.endsWith('!important') ? '!important' : '';
    const [top = '', right = top, bottom = top, left = right] = split(
      value.replace('!important', '').trim(),
      ' ',
    );
    return [`top:${top}`, `right:${right}`, `bottom:${bottom}`, `left:${left}`]
      .map((side) => `${name}-${side}${important}`)
      .join(';');
  });
}

const PHYSICAL: Readonly<Record<string, string>> = {
  'inline-start': 'left',
  'inline-end': 'right',
  'block-start': 'top',
  'block-end': 'bottom',
};

/** `margin-inline-start` as `margin-left`: our languages are all written from left to right. */
export function physical(css: string): string {
  return eachDeclaration(css, (name, value) => {
    const [, what, side = '', rest = ''] =
      /^(margin|padding|border)-((?:inline|block)-(?:start|end))(-width|-style|-color|)$/.exec(name) ?? [];
    return what === undefined ? `${name}:${value}` : `${what}-${PHYSICAL[side]}${rest}:${value}`;
  });
}

/** `margin-inline: a b` as its two sides. */
export function oneSided(css: string): string {
  return eachDeclaration(css, (name, value) => {
    if (!/^(margin|padding)-(inline|block)$/.test(name) || value.includes('!important'))
      return `${name}:${value}`;
    const [start = '', end = start] = split(value.trim(), ' ');
    return `${name}-start:${start};${name}-end:${end}`;
  });
}

export function sizesPhysical(css: string): string {
  return eachDeclaration(css, (name, value) => {
    const plain = name.replace(/\binline-size$/, 'width').replace(/\bblock-size$/, 'height');
    return `${/^(min-|max-|)(width|height)$/.test(plain) ? plain : name}:${value}`;
  });
}

export function insetLonghand(css: string): string {
  return eachDeclaration(css, (name, value) => {
    if (name !== 'inset' || value.includes('!important')) return `${name}:${value}`;
    const [top = '', right = top, bottom = top, left = right] = split(value.trim(), ' ');
    return `top:${top};right:${right};bottom:${bottom};left:${left}`;
  });
}

/** `#abc` and `#aabbcc` as `rgb(…)`. */
export function coloursAsRgb(css: string): string {
  return eachDeclaration(css, (name, value) => {
    if (value.includes('url(')) return `${name}:${value}`;
    const written = value.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, (_, hex: string) => {
      const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
      const channels = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
      return `rgb(${channels.join(' ')})`;
    });
    return `${name}:${written}`;
  });
}

export function weightsAsWords(css: string): string {
  return eachDeclaration(css, (name, value) => {
    const word = { 400: 'normal', 700: 'bold' }[value];
    return `${name}:${name === 'font-weight' && word !== undefined ? word : value}`;
  });
}

/** Custom properties of a rule by their names; the others keep their places behind them. */
export function propertiesSorted(css: string): string {
  return eachRule(css, (selector, declarations) => {
    const own = declarations.filter((one) => one.startsWith('--'));
    const others = declarations.filter((one) => !one.startsWith('--'));
    const nameOf = (one: string) => one.slice(0, one.indexOf(':'));
    const sorted = own.toSorted((one, other) =>
      nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) !== nameOf(other)),
    );
    return `${selector}{${[...sorted, ...others].join(';')}}`;
  });
}

/** `a,b{…}` as `a{…}b{…}`. */
export function selectorsApart(css: string): string {
  return eachRule(css, (selector, declarations) => {
    const body = `{${declarations.join(';')}}`;
    if (/@|^\s*(from|to|[\d.]+%)/.test(selector)) return selector + body;
    return split(selector, ',')
      .map((one) => one + body)
      .join('');
  });
}

export function inOneLayer(css: string): string {
  return `@layer everything{${css}}`;
}

export function ifGridIsKnown(css: string): string {
  return `@supports (display:grid){${css}}`;
}

/** What applies on paper only, at the end. */
export function printLast(css: string): string {
  const kept: string[] = [];
  const rest = css.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (block) => {
    kept.push(block);
    return '';
  });
  return rest + kept.join('');
}

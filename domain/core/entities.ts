const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030C',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030A',
  tilde: '\u0303',
  uml: '\u0308',
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
  nbsp: '\u00A0',
  shy: '\u00AD',
  szlig: 'ß',
  AElig: 'Æ',
  aelig: 'æ',
  OElig: 'Œ',
  oelig: 'œ',
  Oslash: 'Ø',
  oslash: 'ø',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
};

const ENTITY = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/gi;
const ACCENTED = /^([a-z])([a-z]+)$/i;

/**
 * Decodes HTML entities once, in a name or text that a backend took from a page (`H&amp;M`). Show the outcome as text
 * only. What is no entity of these stays as it is.
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? (characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? whole)
      : (NAMED[name] ?? accented(name) ?? whole),
  );
}

/** No control character or half of a pair. */
function characterOf(codePoint: number): string | undefined {
  const isCharacter =
    codePoint >= 32 && codePoint <= 0x10_ff_ff && !(codePoint >= 0xd8_00 && codePoint < 0xe0_00);
  return isCharacter && !(codePoint >= 127 && codePoint < 160) ? String.fromCodePoint(codePoint) : undefined;
}

/** `eacute` is the letter e with an acute accent. */
function accented(name: string): string | undefined {
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
  const mark = Object.hasOwn(MARKS, accent) ? MARKS[accent] : undefined;
  return mark && (letter + mark).normalize('NFC');
}

import { rounded } from './drawing/outline.ts';
import { short } from './drawing/svgPath.ts';
import { A4, type Drawings, type Font, encoded } from './pdf.ts';
import { SHEET_WORDS } from './sheetWords.ts';
import type { Language } from '../core/language.ts';
import type { Modules } from './symbol.ts';

/** What one page says; a page is one code. */
export interface Sheet {
  readonly shop: string;
  readonly money: string;
  readonly code: string;
  readonly pin: string | undefined;
  readonly url: string | undefined;
  readonly until: string | undefined;
  readonly order: string;
  readonly instruction: string;
  readonly modules: Modules | undefined;
  readonly number: number;
  readonly total: number;
}

/** Millimetres in points. */
const MM = 72 / 25.4;
const LEFT = 18 * MM;
const RIGHT = A4.width - LEFT;
const STRIP = { top: 27 * MM, height: 66 * MM } as const;

/** The card with the code, and the edge of what stands in it. */
const CARD = { top: 103 * MM, tear: 133 * MM, inside: LEFT + 10 * MM } as const;
const FACTS = CARD.inside + 86 * MM;

const INK = '0.11 0.11 0.13';
const SOFT = '0.38 0.38 0.42';
const LINE = '0.8 0.8 0.82';
const TINT = '0.97 0.968 0.96';
const WHITE = '1 1 1';

/** Sizes of the symbols. */
const BARS = { width: 70 * MM, height: 30 * MM } as const;
const SQUARE = 40 * MM;

/** The letters of the fixed font, in em. */
const FIXED_EM = 0.6;
const GROUP_GAP_EM = 0.3;

/** The content of a page. Lengths are measured from the upper left corner, in points. */
export function sheetContent(sheet: Sheet, language: Language, drawings: Drawings): string {
  const words = SHEET_WORDS[language];
  const accent = colourOf(drawings['logo']?.colour) ?? INK;
  const hasSymbol = sheet.modules !== undefined;
  const bottom = hasSymbol ? 213 * MM : 188 * MM;
  const facts: Fact[] = [
    ...(sheet.pin === undefined ? [] : [{ word: words.pin, said: sheet.pin, font: 'fixed' as const }]),
    ...(sheet.until === undefined ? [] : [{ word: words.until, said: sheet.until }]),
    { word: words.order, said: sheet.order },
  ];
  return [
    strip(drawings),
    logo(drawings),
    card(bottom),
    text(words.voucher, { x: CARD.inside, y: 112 * MM, size: 10, colour: SOFT }),
    shopName(sheet.shop),
    text(sheet.money, { x: FACTS, y: 125 * MM, size: 26, font: 'bold', colour: accent }),
    text(words.code, { x: CARD.inside, y: 144 * MM, size: 9, colour: SOFT }),
    spelled(sheet.code, CARD.inside, 155 * MM),
    symbol(sheet.modules, 164 * MM),
    ...facts.map((fact, at) =>
      hasSymbol
        ? factAt(fact, FACTS, (167 + at * 14.5) * MM)
        : factAt(fact, CARD.inside + at * 52 * MM, 169 * MM),
    ),
    // The address of a code that is scanned is of no use.
    sheet.url === undefined || hasSymbol
      ? ''
      : text(sheet.url, { x: CARD.inside, y: 183 * MM, size: 9, colour: SOFT }),
    text(words.howTo, { x: LEFT, y: bottom + 16 * MM, size: 14, font: 'bold' }),
    step(1, sheet.instruction, bottom + 26 * MM, accent),
    step(2, sheet.pin === undefined ? words.keep : words.keepPin, bottom + 35 * MM, accent),
    sheet.total > 1 ? foot(words.sheet(sheet.number, sheet.total)) : '',
  ].join('\n');
}

/** The brand's drawing, cropped to the strip as `object-fit: cover` does. */
function strip({ strip: drawing }: Drawings): string {
  if (drawing === undefined) return '';
  const scale = Math.max(A4.width / drawing.width, STRIP.height / drawing.height);
  const left = (A4.width - drawing.width * scale) / 2;
  const over = (drawing.height * scale - STRIP.height) * 0.55;
  const clip = `0 ${up(STRIP.top + STRIP.height)} ${A4.width} ${short(STRIP.height)} re W n`;
  return `q ${clip} ${placed(scale, left, STRIP.top - over)} /strip Do Q`;
}

function logo({ logo: drawing }: Drawings): string {
  if (drawing === undefined) return '';
  const scale = Math.min((13 * MM) / drawing.height, (62 * MM) / drawing.width);
  return `q ${placed(scale, LEFT, 13.5 * MM - (drawing.height * scale) / 2)} /logo Do Q`;
}

interface Look {
  readonly x: number;
  /** Of the line on which the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly font?: Font;
  readonly colour?: string;
}

function text(said: string, { x, y, size, font = 'plain', colour = INK }: Look): string {
  return said === ''
    ? ''
    : `BT ${colour} rg /${font} ${size} Tf ${short(x)} ${up(y)} Td (${encoded(said)}) Tj ET`;
}

interface Fact {
  readonly word: string;
  readonly said: string;
  readonly font?: Font;
}

/** A small word, and what it names below it. */
function factAt({ word, said, font = 'bold' }: Fact, x: number, y: number): string {
  return [text(word, { x, y, size: 9, colour: SOFT }), text(said, { x, y: y + 6 * MM, size: 13, font })].join(
    '\n',
  );
}

/** A numbered step of how to use the voucher. */
function step(number: number, said: string, y: number, colour: string): string {
  const radius = 3.1 * MM;
  const middle = y - 1.3 * MM;
  return [
    `q 1 0 0 -1 0 ${A4.height} cm ${colour} rg ${rounded(LEFT, middle - radius, 2 * radius, 2 * radius, [radius, radius])} f Q`,
    text(String(number), { x: LEFT + radius - 2.9, y, size: 10.5, font: 'bold', colour: WHITE }),
    text(said, { x: LEFT + 10 * MM, y, size: 11.5 }),
  ].join('\n');
}

function foot(said: string): string {
  const y = 281 * MM;
  return `${LINE} RG 0.6 w ${short(LEFT)} ${up(y - 6 * MM)} m ${short(RIGHT)} ${up(y - 6 * MM)} l S\n${text(said, { x: LEFT, y, size: 9, colour: SOFT })}`;
}

/** A ticket: its head is tinted, and torn off along dashes between two notches. */
function card(bottom: number): string {
  const width = RIGHT - LEFT;
  const notch = 3.5 * MM;
  const outline = rounded(LEFT, CARD.top, width, bottom - CARD.top, [4 * MM, 4 * MM]);
  const head = `${short(LEFT)} ${short(CARD.top)} ${short(width)} ${short(CARD.tear - CARD.top)} re`;
  const holes = [LEFT, RIGHT].map((x) =>
    rounded(x - notch, CARD.tear - notch, 2 * notch, 2 * notch, [notch, notch]),
  );
  // The outer halves of the notches lie outside of the card's outline and stay white.
  const outside = [
    `0 ${short(CARD.tear - notch - 1)} ${short(LEFT - 0.6)} ${short(2 * notch + 2)} re`,
    `${short(RIGHT + 0.6)} ${short(CARD.tear - notch - 1)} ${short(LEFT)} ${short(2 * notch + 2)} re`,
  ];
  return [
    `q 1 0 0 -1 0 ${A4.height} cm`,
    `q ${outline} W n ${TINT} rg ${head} f Q`,
    `${LINE} RG 1 w ${outline} S`,
    `${WHITE} rg ${holes.join(' ')} B`,
    `${outside.join(' ')} f`,
    `[0.5 5] 0 d 1.4 w 1 J ${short(LEFT + 2 * notch)} ${short(CARD.tear)} m ${short(RIGHT - 2 * notch)} ${short(CARD.tear)} l S`,
    'Q',
  ].join('\n');
}

/** A code in groups of four. Readers that copy it take the actual text, without the gaps. */
function spelled(code: string, x: number, y: number): string {
  const size = sizeOf(code);
  const gap = -GROUP_GAP_EM * 1000;
  const groups = groupsOf(code).map((group) => `(${encoded(group)})`);
  const shown = `BT ${INK} rg /fixed ${short(size)} Tf ${short(x)} ${up(y)} Td [${groups.join(` ${gap} `)}] TJ ET`;
  return `/Span << /ActualText (${encoded(code)}) >> BDC ${shown} EMC`;
}

function groupsOf(code: string): readonly string[] {
  return /^[A-Za-z0-9]{9,}$/.test(code) ? (code.match(/.{1,4}/g) ?? [code]) : [code];
}

/** As large as fits between the margins, up to 32 points. */
function sizeOf(code: string): number {
  const em = code.length * FIXED_EM + (groupsOf(code).length - 1) * GROUP_GAP_EM;
  return Math.min(32, (RIGHT - LEFT - 20 * MM) / em);
}

/** Bold letters are about 0.58 em wide. A long name is two lines. */
function shopName(name: string): string {
  const sizeIn = (said: string) => (FACTS - CARD.inside - 4 * MM) / (said.length * 0.58);
  const middle = name.indexOf(' ', Math.floor(name.length / 2) - 4);
  const lines =
    sizeIn(name) >= 18 || middle === -1 ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
  const size = Math.min(lines.length === 1 ? 26 : 17, ...lines.map(sizeIn));
  return lines
    .map((line, at) => {
      const y = (125 - (lines.length - 1 - at) * 6.5) * MM;
      return text(line, { x: CARD.inside, y, size, font: 'bold' });
    })
    .join('\n');
}

function symbol(modules: Modules | undefined, y: number): string {
  const [first = []] = modules ?? [];
  if (modules === undefined || first.length === 0) return '';
  const isBars = modules.length === 1;
  const module = (isBars ? BARS.width : SQUARE) / first.length;
  const height = isBars ? BARS.height : module;
  const boxes = modules.flatMap((row, at) =>
    runsOf(row).map(([from, length]) => {
      const place = [CARD.inside + from * module, A4.height - y - (at + 1) * height, length * module, height];
      return `${place.map((one) => one.toFixed(4)).join(' ')} re`;
    }),
  );
  return `0 0 0 rg ${boxes.join(' ')} f`;
}

/** Where black modules beside each other begin, and how many they are. */
function runsOf(row: readonly boolean[]): [number, number][] {
  return row.flatMap((isBlack, from) => {
    if (!isBlack || row[from - 1] === true) return [];
    const end = row.indexOf(false, from);
    return [[from, (end === -1 ? row.length : end) - from]];
  });
}

/** The matrix of a drawing whose y runs downwards. */
function placed(scale: number, x: number, y: number): string {
  return `${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${short(x)} ${up(y)} cm`;
}

function up(y: number): string {
  return short(A4.height - y);
}

/** Undefined for a colour too light for letters on white. */
function colourOf(digits: string | undefined): string | undefined {
  const parts = [0, 2, 4].map((at) => Number.parseInt(digits?.slice(at, at + 2) ?? '', 16) / 255);
  const [red = 1, green = 1, blue = 1] = parts;
  const light = 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;
  return light < 0.18 ? parts.map(short).join(' ') : undefined;
}

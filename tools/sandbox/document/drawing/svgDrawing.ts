import { outlineOf } from './outline.ts';
import { short } from './svgPath.ts';
import { type SvgElement, svgTree } from './svgTree.ts';

/** A drawing as content of PDF, in its own coordinates: y runs downwards. */
export interface PdfDrawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  /** Of the graphics states `/A…` in percent that the content uses. */
  readonly opacities: readonly number[];
  /** The first colour, such as `d32b2d`. */
  readonly colour: string | undefined;
}

type Style = Record<string, string>;

const INHERITED = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
];
const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

/**
 * Draws what the pictures of brands contain: shapes, groups, uses. Patterns and gradients are left out. Undefined for
 * anything else than a drawing with a view box.
 */
export function pdfDrawing(svg: string): PdfDrawing | undefined {
  const root = svgTree(svg);
  const [, , width, height] = root?.attributes['viewBox']?.split(/[\s,]+/).map(Number) ?? [];
  if (root === undefined || width === undefined || height === undefined) return undefined;
  const named = new Map<string, SvgElement>();
  name(root);
  const opacities = new Set<number>();
  const content = root.children.map((child) => draw(child, {}, 1)).join('\n');
  const [, colour] = /(?:fill|stroke)="#([0-9a-f]{6})"/.exec(svg) ?? [];
  return { width, height, content, opacities: [...opacities], colour };

  function name(element: SvgElement): void {
    const { id } = element.attributes;
    if (id !== undefined) named.set(id, element);
    element.children.forEach(name);
  }

  function draw(element: SvgElement, inherited: Style, opacity: number): string {
    const { name: kind, attributes, children } = element;
    if (kind === 'defs') return '';
    const style = { ...inherited };
    for (const key of INHERITED) if (attributes[key] !== undefined) style[key] = attributes[key];
    const seen = opacity * Number(attributes['opacity'] ?? 1);
    const drawn = kind === 'g' || kind === 'use' ? group(element, style, seen) : shape(element, style, seen);
    if (drawn === '' && children.length === 0) return '';
    return `q ${transforms(attributes['transform'])}${drawn} Q`;
  }

  function group({ name: kind, attributes, children }: SvgElement, style: Style, opacity: number): string {
    if (kind === 'g') return children.map((child) => draw(child, style, opacity)).join('\n');
    const used = named.get(attributes['href']?.slice(1) ?? '');
    if (used === undefined) return '';
    const moved = `1 0 0 1 ${short(Number(attributes['x'] ?? 0))} ${short(Number(attributes['y'] ?? 0))} cm `;
    return moved + draw(used, style, opacity);
  }

  function shape(element: SvgElement, style: Style, opacity: number): string {
    const outline = outlineOf(element);
    const fill = colourOf(style['fill'] ?? '#000');
    const stroke = colourOf(style['stroke'] ?? 'none');
    if (outline === '' || (fill === undefined && stroke === undefined)) return '';
    const percent = Math.round(opacity * 100);
    if (percent < 100) opacities.add(percent);
    const isEvenOdd = style['fill-rule'] === 'evenodd' ? '*' : '';
    const paint = stroke === undefined ? `f${isEvenOdd}` : fill === undefined ? 'S' : `B${isEvenOdd}`;
    return [
      percent < 100 ? `/A${percent} gs` : '',
      fill === undefined ? '' : `${fill} rg`,
      stroke === undefined ? '' : `${stroke} RG ${pen(style)}`,
      outline,
      paint,
    ]
      .filter((part) => part !== '')
      .join(' ');
  }
}

function pen(style: Style): string {
  const dashes = style['stroke-dasharray'] ?? 'none';
  return [
    `${style['stroke-width'] ?? 1} w`,
    `${CAPS[style['stroke-linecap'] ?? 'butt'] ?? 0} J`,
    `${JOINS[style['stroke-linejoin'] ?? 'miter'] ?? 0} j`,
    dashes === 'none' ? '[] 0 d' : `[${dashes.replaceAll(',', ' ')}] ${style['stroke-dashoffset'] ?? 0} d`,
  ].join(' ');
}

/** Three parts of one; undefined for none, patterns and gradients. */
function colourOf(colour: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => short(Number.parseInt(long.slice(at, at + 2), 16) / 255)).join(' ');
}

function transforms(text = ''): string {
  return Array.from(text.matchAll(/(\w+)\(([^)]*)\)/g), ([, kind = '', inside = '']) => {
    const [a = 0, b, c = 0, ...rest] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const matrix = (...numbers: number[]) => `${numbers.map((one) => one.toFixed(5)).join(' ')} cm `;
    switch (kind) {
      case 'translate':
        return matrix(1, 0, 0, 1, a, b ?? 0);
      case 'scale':
        return matrix(a, 0, 0, b ?? a, 0, 0);
      case 'rotate': {
        const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
        const [x, y] = [b ?? 0, c];
        return matrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y);
      }
      default:
        return matrix(a, b ?? 0, c, ...rest);
    }
  }).join('');
}

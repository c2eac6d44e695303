import { pathOperators, short } from './svgPath.ts';
import type { SvgElement } from './svgTree.ts';

/** How far a control point lies from the end of a quarter of a circle. */
const KAPPA = 0.5523;

/** The path of a shape as operators of PDF; empty for any other element. */
export function outlineOf({ name, attributes }: SvgElement): string {
  const at = (key: string) => Number(attributes[key] ?? 0);
  switch (name) {
    case 'path':
      return pathOperators(attributes['d'] ?? '');
    case 'rect': {
      const radius = at('rx') || at('ry');
      if (radius === 0) return `${['x', 'y', 'width', 'height'].map((key) => short(at(key))).join(' ')} re`;
      return rounded(at('x'), at('y'), at('width'), at('height'), [radius, radius]);
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')];
      return rounded(at('cx') - rx, at('cy') - ry, 2 * rx, 2 * ry, [rx, ry]);
    }
    default:
      return '';
  }
}

/** A rectangle with these radii; with half its sides, an ellipse. */
export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: readonly [number, number],
): string {
  const [rx, ry] = [Math.min(radii[0], width / 2), Math.min(radii[1], height / 2)];
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  const [right, bottom] = [x + width, y + height];
  const data =
    `M${x + rx} ${y}L${right - rx} ${y}C${right - rx + kx} ${y} ${right} ${y + ry - ky} ${right} ${y + ry}` +
    `L${right} ${bottom - ry}C${right} ${bottom - ry + ky} ${right - rx + kx} ${bottom} ${right - rx} ${bottom}` +
    `L${x + rx} ${bottom}C${x + rx - kx} ${bottom} ${x} ${bottom - ry + ky} ${x} ${bottom - ry}` +
    `L${x} ${y + ry}C${x} ${y + ry - ky} ${x + rx - kx} ${y} ${x + rx} ${y}Z`;
  return pathOperators(data);
}

type Point = readonly [number, number];

/**
 * An elliptical arc of SVG as cubic curves of six numbers each, by the implementation notes of SVG.
 * @param numbers radii, rotation, the two flags
 */
export function arcCurves(start: Point, numbers: readonly number[], end: Point): number[][] {
  const [rx = 0, ry = 0, degrees = 0, large = 0, sweep = 0] = numbers;
  if (rx === 0 || ry === 0) return [[...start, ...end, ...end]];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = [(start[0] - end[0]) / 2, (start[1] - end[1]) / 2] as const;
  const x1 = cos * half[0] + sin * half[1];
  const y1 = -sin * half[0] + cos * half[1];
  // Radii that are too small for the chord grow.
  const grown = Math.sqrt(Math.max(1, (x1 / rx) ** 2 + (y1 / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grown, Math.abs(ry) * grown];
  const square = (a * b) ** 2 / ((a * y1) ** 2 + (b * x1) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, square)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * a * y1) / b, (-factor * b * x1) / a];
  const first = Math.atan2((y1 - cy) / b, (x1 - cx) / a);
  const last = Math.atan2((-y1 - cy) / b, (-x1 - cx) / a);
  const full = 2 * Math.PI;
  const angle =
    sweep === 1 ? (((last - first) % full) + full) % full : -((((first - last) % full) + full) % full);
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-6));
  const step = angle / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] as const;
  const place = (x: number, y: number) => {
    const [u, v] = [a * x + cx, b * y + cy];
    return [cos * u - sin * v + middle[0], sin * u + cos * v + middle[1]];
  };
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [first + at * step, first + (at + 1) * step];
    return [
      ...place(Math.cos(from) - reach * Math.sin(from), Math.sin(from) + reach * Math.cos(from)),
      ...place(Math.cos(to) + reach * Math.sin(to), Math.sin(to) - reach * Math.cos(to)),
      ...place(Math.cos(to), Math.sin(to)),
    ];
  });
}

/** What the app and its policies ask of a drawing (sites/README.md), each with its remedy. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [/<text/i, 'letters that need a font (<text>)', 'Turn the letters into paths.'],
  [/<style/i, 'a style sheet (<style>)', 'Write the colours as attributes.'],
  [/<script|\son\w+=|javascript:/i, 'a script', 'Remove it.'],
  [/<foreignObject/i, 'a <foreignObject>', 'Draw its content.'],
  [
    /<(?:animate\w*|set)\b(?![^>]*begin="indefinite")/i,
    'a movement of its own',
    'Write begin="indefinite": a drawing moves only when a voucher is accepted.',
  ],
  [/<!DOCTYPE|<\?xml/i, 'a prolog', 'Let the file begin with <svg.'],
  [/https?:|data:/i, 'an address or an embedded picture', 'Remove it: a drawing loads nothing.'],
];

const LOGO_BYTES = 15_000;
const PICTURE_BYTES = 25_000;
const SMALLEST_BYTES = 100;

export interface SvgFault {
  readonly reason: string;
  readonly remedy: string;
}

/** @param name of the picture or its file: `logo`, `keyVisualDark` … */
export function svgFaults(name: string, svg: string): readonly SvgFault[] {
  const maxBytes = name.startsWith('logo') ? LOGO_BYTES : PICTURE_BYTES;
  const bytes = Buffer.byteLength(svg);
  const drawing = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
  return [
    ...(bytes < maxBytes && bytes > SMALLEST_BYTES
      ? []
      : [
          {
            reason: `The file has ${bytes} bytes; it needs more than ${SMALLEST_BYTES} and less than ${maxBytes}.`,
            remedy: 'Draw it with fewer points, or round the numbers.',
          },
        ]),
    ...(/^(?:<\?xml[^>]*>\s*)?<svg [^>]*viewBox="/.test(svg)
      ? []
      : [
          {
            reason: 'The file does not begin with <svg …> that has a viewBox.',
            remedy: 'Add viewBox="0 0 <width> <height>".',
          },
        ]),
    ...FORBIDDEN.filter(([pattern]) => pattern.test(drawing)).map(([, what, remedy]) => ({
      reason: `The drawing has ${what}.`,
      remedy,
    })),
  ];
}

import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteEntry } from '#domain/site/site.ts';
import { type Face, FACES } from '#sites/faces.ts';

/** From here the bundler finds the files, and gives them hashed names. */
const STYLES = fileURLToPath(new URL('../../ui/styles', import.meta.url));

/** Ascent and descent as most devices' fonts have them, so that a heading's baseline stays when its face arrives. */
const ASCENT = 0.95;
const DESCENT = 0.25;

/**
 * The display faces as CSS, by `data-face`. A browser requests the file of the one that it uses. A brand without a face
 * has the font of its layout.
 */
export function brandFaces(sites: readonly Pick<SiteEntry, 'id'>[]): string {
  return sites.map(({ id }) => (FACES[id] ? faceCss(id, FACES[id]) : '')).join('\n');
}

/**
 * One weight for all that headings ask for, so that no browser thickens it. The metrics are shares of the scaled size.
 * Paper keeps the device's fonts.
 */
function faceCss(id: string, { file, scale, tracking, gap }: Face): string {
  const path = relative(STYLES, fileURLToPath(file)).replaceAll(sep, '/');
  const descriptors = [
    `font-family:face-${id}`,
    'font-weight:100 900',
    'font-display:swap',
    `src:url("${path}")format("woff2")`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ASCENT / scale)}`,
    `descent-override:${percent(DESCENT / scale)}`,
    'line-gap-override:0%',
  ];
  const tokens = [
    `--font-display:face-${id},var(--font-head)`,
    `--head-tracking:${tracking}em`,
    ...(gap === undefined ? [] : [`--head-gap:${gap}em`]),
  ].join(';');
  return `@font-face{${descriptors.join(';')}}@media screen{[data-face='${id}']{${tokens}}}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteEntry } from '#domain/site/site.ts';
import { type Face, FACES } from '#sites/faces.ts';
import { standInOf } from './standIns.ts';

/** From here the bundler finds the files, and gives them hashed names. */
const STYLES = fileURLToPath(new URL('../../ui/styles', import.meta.url));

/** Ascent and descent as most devices' fonts have them, so that a heading's baseline stays when its face arrives. */
const ASCENT = 0.95;
const DESCENT = 0.25;

type FacedSite = Pick<SiteEntry, 'id' | 'layout'> & { readonly headlines: readonly string[] };

/**
 * The display faces as CSS, by `data-face`, and by `data-brand` the device's fonts until then. A browser requests the
 * file of the face that it uses. A brand without a face has the font of its layout.
 */
export function brandFaces(sites: readonly FacedSite[]): string {
  return sites
    .map((site) => {
      const face = FACES[site.id];
      return face ? faceCss(site, face) : '';
    })
    .join('\n');
}

/**
 * Weights for all that headings ask for, so that no browser thickens the letters. The metrics are shares of the scaled size.
 */
function faceCss({ id, layout, headlines }: FacedSite, face: Face): string {
  const { file, scale, tracking, gap } = face;
  const path = relative(STYLES, fileURLToPath(file)).replaceAll(sep, '/');
  const own = fontFace(`face-${id}`, '100 900', [
    `src:url("${path}")format("woff2")`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ASCENT / scale)}`,
    `descent-override:${percent(DESCENT / scale)}`,
  ]);
  const standIn = standInOf(face, layout, headlines);
  const device = fontFace(`like-${id}`, '700', [
    `src:${standIn.names.map((name) => `local("${name}")`).join()}`,
    `size-adjust:${percent(standIn.scale)}`,
  ]);
  const before = [
    `--font-display:like-${id},var(--font-head)`,
    `--head-tracking:${em(standIn.tracking)}`,
    ...(gap === undefined ? [] : [`--head-gap:${em(gap)}`]),
  ].join(';');
  const after = `--font-display:face-${id},var(--font-head);--head-tracking:${em(tracking)}`;
  return `${own}${device}[data-brand='${id}']{${before}}[data-face='${id}']{${after}}`;
}

function fontFace(family: string, weight: string, descriptors: readonly string[]): string {
  return `@font-face{font-family:${family};font-weight:${weight};${descriptors.join(';')}}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

function em(length: number): string {
  return `${Number(length.toFixed(3))}em`;
}

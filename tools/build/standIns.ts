import type { Face } from '#sites/faces.ts';
import type { SiteLayout } from '#domain/site/layout.ts';
import { widthsOf } from './textWidth.ts';

/** A font of the device for headings, in the layout's style. */
interface DeviceFont {
  /** A file with its metrics. */
  readonly file: string;
  /** As `local()` finds it: PostScript names, which all browsers know. */
  readonly names: readonly string[];
}

/** Of Windows and Apple, and of Linux; both of the same metrics. */
const SANS: DeviceFont = {
  file: import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
  names: ['Arial-BoldMT', 'LiberationSans-Bold'],
};
const SERIF: DeviceFont = {
  file: import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff'),
  names: ['TimesNewRomanPSMT', 'LiberationSerif'],
};

/** Android's, a variable font: `local()` finds only its regular weight. */
const ANDROID = import.meta.resolve('@fontsource/roboto/files/roboto-latin-600-normal.woff');

/** How the device's fonts draw headings until the brand's face is there. */
export interface StandIn {
  readonly names: readonly string[];
  /** Scale of a font of these names. */
  readonly scale: number;
  /** Letter spacing in em, also of a font that has none of these names, which cannot be scaled. */
  readonly tracking: number;
}

export const deviceFontOf = (layout: SiteLayout) => (layout === 'restaurant' ? SERIF : SANS);
export const androidFontOf = (layout: SiteLayout) => (layout === 'restaurant' ? SERIF.file : ANDROID);

/**
 * Letter spacing makes Android's font as wide as the face, and a scale does the same for Arial or Times with that
 * spacing. In no headline narrower than the face: most other headings are shorter, and have lines to spare.
 */
export function standInOf(face: Face, layout: SiteLayout, headlines: readonly string[]): StandIn {
  const { file, names } = deviceFontOf(layout);
  const own = widthsOf(face.file.replace(/2$/, ''));
  const device = widthsOf(file);
  const android = widthsOf(androidFontOf(layout));
  const most = (needed: (headline: string, wanted: number) => number) =>
    roundedUp(
      Math.max(
        ...headlines.map((text) => needed(text, own(text) * face.scale + face.tracking * text.length)),
      ),
    );
  const tracking = most((text, wanted) => (wanted - android(text)) / text.length);
  const scale = most((text, wanted) => (wanted - tracking * text.length) / device(text));
  return { names, scale, tracking };
}

/** As precise as the style sheet. */
function roundedUp(share: number): number {
  return Math.ceil(share * 1000) / 1000;
}

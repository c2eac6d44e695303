/** A brand's face for headings and amounts: one file of an npm package, unchanged (ADR 3). */
export interface Face {
  /** As its licence calls it; public/fonts/licences.txt lists it. */
  readonly family: string;
  readonly file: string;
  /** Makes its words as wide as those of the device's fonts, so that lines break alike before and after it loads. */
  readonly scale: number;
  /** Letter spacing in em. */
  readonly tracking: number;
  /** Added between the words of a heading, in em, where the face's own space is narrow. */
  readonly gap?: number;
}

/**
 * By site id; a brand without a row has the font of its layout. Read by the build only: in the registry, the names would
 * be part of the first script. Each face is that of the logo's lettering or a relative of it; brands of the same layout
 * differ in kind.
 */
export const FACES: Readonly<Record<string, Face>> = {
  de: {
    family: 'Quicksand',
    file: import.meta.resolve('@fontsource/quicksand/files/quicksand-latin-700-normal.woff2'),
    scale: 0.99,
    tracking: -0.015,
  },
  at: {
    family: 'Fraunces',
    file: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
    scale: 0.985,
    tracking: 0,
  },
  ch: {
    family: 'Comfortaa',
    file: import.meta.resolve('@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff2'),
    scale: 0.92,
    tracking: -0.01,
  },
  it: {
    family: 'Crimson Pro',
    file: import.meta.resolve('@fontsource/crimson-pro/files/crimson-pro-latin-700-normal.woff2'),
    scale: 1.13,
    tracking: 0,
  },
  fr: {
    family: 'Crimson Pro',
    file: import.meta.resolve('@fontsource/crimson-pro/files/crimson-pro-latin-600-italic.woff2'),
    scale: 1.22,
    tracking: 0,
  },
  'fr-plus': {
    family: 'League Spartan',
    file: import.meta.resolve('@fontsource/league-spartan/files/league-spartan-latin-800-normal.woff2'),
    scale: 1.07,
    tracking: -0.02,
  },
  gb: {
    family: 'Libre Franklin',
    file: import.meta.resolve('@fontsource/libre-franklin/files/libre-franklin-latin-800-normal.woff2'),
    scale: 0.99,
    tracking: -0.02,
  },
  be: {
    family: 'Dosis',
    file: import.meta.resolve('@fontsource/dosis/files/dosis-latin-700-normal.woff2'),
    scale: 1.15,
    tracking: 0,
  },
  us: {
    family: 'Roboto Slab',
    file: import.meta.resolve('@fontsource/roboto-slab/files/roboto-slab-latin-700-normal.woff2'),
    scale: 1,
    tracking: -0.005,
  },
  ca: {
    family: 'Manrope',
    file: import.meta.resolve('@fontsource/manrope/files/manrope-latin-800-normal.woff2'),
    scale: 0.98,
    tracking: -0.015,
    gap: 0.05,
  },
  'bank-one': {
    family: 'IBM Plex Serif',
    file: import.meta.resolve('@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-700-normal.woff2'),
    scale: 0.965,
    tracking: -0.005,
  },
  'bank-two': {
    family: 'Jost',
    file: import.meta.resolve('@fontsource/jost/files/jost-latin-500-normal.woff2'),
    scale: 1.08,
    tracking: 0,
  },
  'card-network': {
    family: 'Sora',
    file: import.meta.resolve('@fontsource/sora/files/sora-latin-700-normal.woff2'),
    scale: 0.93,
    tracking: -0.02,
    gap: 0.07,
  },
  region: {
    family: 'Cabin',
    file: import.meta.resolve('@fontsource/cabin/files/cabin-latin-700-normal.woff2'),
    scale: 1.05,
    tracking: -0.005,
  },
  restaurant: {
    family: 'Ovo',
    file: import.meta.resolve('@fontsource/ovo/files/ovo-latin-400-normal.woff2'),
    scale: 0.91,
    tracking: 0,
  },
};

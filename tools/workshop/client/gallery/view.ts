import { SCENARIOS } from '../../dials/scenarios.ts';

type Words = Readonly<Record<string, string>>;

/** What can be chosen in the gallery, by its name in the address: each value with its words. */
export const CHOICES = {
  across: { brands: 'this state on all brands', states: 'all states of a brand' },
  width: { 320: '320 px', 390: '390 px', 768: '768 px', 1280: '1280 px' },
  scheme: { light: 'light', dark: 'dark' },
  language: { '': 'each brand’s own', de: 'de', en: 'en', fr: 'fr', it: 'it', nl: 'nl' },
  zoom: { 1: '100 %', 0.75: '75 %', 0.5: '50 %', 0.33: '33 %' },
  scenario: {
    '': 'the state’s own',
    ...Object.fromEntries(Object.entries(SCENARIOS).map(([name, { title }]) => [name, title])),
  },
  /** In milliseconds. */
  latency: { 0: 'none', 400: '0.4 s', 1500: '1.5 s', 3000: '3 s', 8000: '8 s' },
  /** Of tokens, in seconds. The app warns two minutes before the end. */
  lifetime: { 1200: '20 min', 180: '3 min', 130: '130 s, warns soon', 15: '15 s' },
  offline: { no: 'no', yes: 'yes' },
} as const satisfies Readonly<Record<string, Words>>;

/** A sandbox as it is at the start. `clock` is the backend's time in UTC; empty for the machine's. */
export const UNTURNED = { scenario: '', latency: '0', lifetime: '1200', clock: '', offline: 'no' } as const;

const FIRST = {
  state: 'entry',
  across: 'brands',
  site: 'de',
  width: '390',
  scheme: 'light',
  language: '',
  zoom: '0.5',
  ...UNTURNED,
} as const;

/** What the gallery shows and dials; all of it is in the address, so that a link leads to the same view. */
export type View = Readonly<Record<keyof typeof FIRST, string>>;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

export function viewOf(query: URLSearchParams): View {
  const known = Object.entries(FIRST).map(([name, first]) => {
    const value = query.get(name);
    return [name, value !== null && isKnown(name, value) ? value : first];
  });
  return Object.fromEntries(known) as View;
}

function isKnown(name: string, value: string): boolean {
  if (name === 'clock') return TIME.test(value);
  const words = new Map<string, Words>(Object.entries(CHOICES)).get(name);
  return words === undefined || Object.hasOwn(words, value);
}

/** Without what is as at first. */
export function queryOf(view: View): string {
  const changed = Object.entries(view).filter(([name, value]) => FIRST[name as keyof View] !== value);
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed).toString()}`;
}

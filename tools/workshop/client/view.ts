import { isScenario, type ScenarioName } from '../dials/scenarios.ts';

/** What the gallery shows and dials; all of it is in the address, so that a link leads to the same view. */
export interface View {
  readonly state: string;
  /** One state on all brands, or all states of one brand. */
  readonly across: 'brands' | 'states';
  readonly site: string;
  readonly width: Width;
  readonly scheme: Scheme;
  /** Empty for each brand's own first language. */
  readonly language: string;
  readonly zoom: Zoom;
  /** Empty for the one that the state needs. */
  readonly scenario: ScenarioName | '';
  readonly latency: Latency;
  readonly lifetime: Lifetime;
  /** The backend's time, in UTC; empty for the machine's. */
  readonly clock: string;
  readonly offline: 'yes' | 'no';
}

export const WIDTHS = ['320', '390', '768', '1280'] as const;
export type Width = (typeof WIDTHS)[number];

export const ZOOMS = ['1', '0.75', '0.5', '0.33'] as const;
export type Zoom = (typeof ZOOMS)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** In milliseconds. */
export const LATENCIES = ['0', '400', '1500', '3000', '8000'] as const;
export type Latency = (typeof LATENCIES)[number];

/** Of tokens, in seconds. The app warns two minutes before the end. */
export const LIFETIMES = ['1200', '180', '130', '15'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

/** A sandbox as it is at the start. */
export const UNTURNED = { scenario: '', latency: '0', lifetime: '1200', clock: '', offline: 'no' } as const;

const FIRST: View = {
  state: 'entry',
  across: 'brands',
  site: 'de',
  width: '390',
  scheme: 'light',
  language: '',
  zoom: '0.5',
  ...UNTURNED,
};

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

export function viewOf(query: URLSearchParams): View {
  const one = <T extends string>(name: keyof View, of: readonly T[], usual: T): T =>
    of.find((each) => each === query.get(name)) ?? usual;
  const scenario = query.get('scenario') ?? '';
  const clock = query.get('clock') ?? '';
  return {
    state: query.get('state') ?? FIRST.state,
    across: one('across', ['brands', 'states'], 'brands'),
    site: query.get('site') ?? FIRST.site,
    width: one('width', WIDTHS, FIRST.width),
    scheme: one('scheme', SCHEMES, FIRST.scheme),
    language: query.get('language') ?? FIRST.language,
    zoom: one('zoom', ZOOMS, FIRST.zoom),
    scenario: isScenario(scenario) ? scenario : '',
    latency: one('latency', LATENCIES, FIRST.latency),
    lifetime: one('lifetime', LIFETIMES, FIRST.lifetime),
    clock: TIME.test(clock) ? clock : '',
    offline: one('offline', ['yes', 'no'], FIRST.offline),
  };
}

/** Without what is as at first. */
export function queryOf(view: View): string {
  const changed = Object.entries(view).filter(([name, value]) => FIRST[name as keyof View] !== value);
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed).toString()}`;
}

/** What the gallery shows; all of it is in the address, so that a link leads to the same view. */
export interface View {
  readonly state: string;
  /** One state on all brands, or all states of one brand. */
  readonly across: 'brands' | 'states';
  readonly site: string;
  readonly width: Width;
  readonly scheme: 'light' | 'dark';
  /** Empty for each brand's own first language. */
  readonly language: string;
  readonly zoom: Zoom;
}

export const WIDTHS = ['320', '390', '768', '1280'] as const;
export type Width = (typeof WIDTHS)[number];

export const ZOOMS = ['1', '0.75', '0.5', '0.33'] as const;
export type Zoom = (typeof ZOOMS)[number];

const FIRST: View = {
  state: 'entry',
  across: 'brands',
  site: 'de',
  width: '390',
  scheme: 'light',
  language: '',
  zoom: '0.5',
};

export function viewOf(query: URLSearchParams): View {
  const one = <T extends string>(name: keyof View, of: readonly T[], usual: T): T =>
    of.find((each) => each === query.get(name)) ?? usual;
  return {
    state: query.get('state') ?? FIRST.state,
    across: one('across', ['brands', 'states'], 'brands'),
    site: query.get('site') ?? FIRST.site,
    width: one('width', WIDTHS, FIRST.width),
    scheme: one('scheme', ['light', 'dark'], 'light'),
    language: query.get('language') ?? FIRST.language,
    zoom: one('zoom', ZOOMS, FIRST.zoom),
  };
}

/** Without what is as at first. */
export function queryOf(view: View): string {
  const changed = Object.entries(view).filter(([name, value]) => FIRST[name as keyof View] !== value);
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed).toString()}`;
}

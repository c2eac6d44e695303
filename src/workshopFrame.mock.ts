import type { SiteDetails, SiteEntry } from '#domain/site/site.ts';
import { SITES, type SiteRegistration } from '#sites/index.ts';

/** A brand that is being made in the workshop, as its start page stores it in the tab. */
interface DraftBrand {
  readonly entry: SiteEntry;
  readonly details: SiteDetails;
  /** Its colours, computed as the build computes those of the registry. */
  readonly css: string;
}

const DRAFT_KEY = 'workshopDraft';
const FRAME = /^f\d{1,3}\.([a-z][a-z0-9-]*)\.gallery\.localhost$/;

/**
 * For frames of the workshop, in development and mock builds only: the frame's own host name belongs to its brand, and
 * the brand that is being made comes before all others. Must be called before the start.
 */
export function enterFrame(): void {
  const { hostname } = window.location;
  // The registry is read-only for the app, which has not started yet.
  const sites = SITES as unknown as SiteRegistration[];
  const index = sites.findIndex(({ id }) => id === FRAME.exec(hostname)?.[1]);
  const entry = sites[index];
  if (entry !== undefined) sites[index] = { ...entry, domains: [...entry.domains, hostname] };
  if (hostname !== 'draft.gallery.localhost') return;
  const stored = window.sessionStorage.getItem(DRAFT_KEY);
  if (stored === null) return;
  const draft = JSON.parse(stored) as DraftBrand;
  // The first site serves every host that no site names.
  sites.unshift({ ...draft.entry, load: () => Promise.resolve(draft.details) });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(draft.css);
  document.adoptedStyleSheets.push(sheet);
  obey(sheet);
}

/** The form tells each change of colours at once, and shows this frame when it is loaded. */
function obey(sheet: CSSStyleSheet): void {
  const form = window.location.origin.replace('//draft.', '//');
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ readonly css: string }>) => {
    if (origin === form) sheet.replaceSync(data.css);
  });
  window.addEventListener('load', () => window.parent.postMessage('loaded', form));
}

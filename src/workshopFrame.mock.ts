import type { Site, SiteDetails, SiteEntry } from '#domain/site/site.ts';

/** A brand that is being made in the workshop, as its start page stores it in the tab. */
interface DraftBrand {
  readonly entry: SiteEntry;
  readonly details: SiteDetails;
  /** Its colours, computed as the build computes those of the registry. */
  readonly css: string;
}

const DRAFT_KEY = 'workshopDraft';
const DRAFT_HOST = 'draft.gallery.localhost';
const FRAME = /^f\d{1,3}\.([a-z][a-z0-9-]*)\.gallery\.localhost$/;

/**
 * For frames of the workshop, in development and mock builds only: writes into the page the brand of the frame's own host
 * name, or the one that is being made, as the build does for its brands. Must be called before the start.
 */
export async function enterFrame(): Promise<void> {
  const root = document.getElementById('root');
  const site = root && (draftSite() ?? (await namedSite(window.location.hostname)));
  if (site) root.dataset['site'] = JSON.stringify(site);
}

async function namedSite(hostname: string): Promise<Site | null> {
  const [, id] = FRAME.exec(hostname) ?? [];
  if (id === undefined) return null;
  const { SITES } = await import('#sites/index.ts');
  const entry = SITES.find((site) => site.id === id);
  return entry ? { ...entry, ...(await entry.load()) } : null;
}

function draftSite(): Site | null {
  const stored = window.location.hostname === DRAFT_HOST ? window.sessionStorage.getItem(DRAFT_KEY) : null;
  if (stored === null) return null;
  const { entry, details, css } = JSON.parse(stored) as DraftBrand;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  obey(sheet);
  return { ...entry, ...details };
}

/** The form tells each change of colours at once, and shows this frame when it is loaded. */
function obey(sheet: CSSStyleSheet): void {
  const form = window.location.origin.replace('//draft.', '//');
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ readonly css: string }>) => {
    if (origin === form) sheet.replaceSync(data.css);
  });
  window.addEventListener('load', () => window.parent.postMessage('loaded', form));
}

import type { ScenarioName } from '../dials/scenarios.ts';

/** What the server says in the page, see `server/galleryPage.ts`. */
interface Gallery {
  readonly sites: readonly GallerySite[];
  readonly states: readonly GalleryState[];
}

interface GallerySite {
  readonly id: string;
  readonly brand: string;
}

export interface GalleryState {
  readonly name: string;
  readonly title: string;
  readonly area: string;
  readonly sites?: readonly string[];
  readonly scenario?: ScenarioName;
}

export function readGallery(): Gallery {
  return JSON.parse(document.body.dataset['workshop'] ?? '') as Gallery;
}

export function hasState({ sites }: GalleryState, site: string): boolean {
  return sites?.includes(site) ?? true;
}

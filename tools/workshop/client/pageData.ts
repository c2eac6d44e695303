import type { BrandForm } from '../server/brandRoutes.ts';
import type { ScreenState } from '../states/screenState.ts';

export type GalleryState = Pick<ScreenState, 'name' | 'title' | 'area' | 'sites' | 'scenario'>;

interface GallerySite {
  readonly id: string;
  readonly brand: string;
}

export interface Gallery {
  readonly sites: readonly GallerySite[];
  readonly states: readonly GalleryState[];
}

/** What the server writes into a page, by the page's name. */
export type PageData =
  | (Gallery & { readonly page: 'gallery' })
  | (BrandForm & { readonly page: 'brand'; readonly states: readonly GalleryState[] })
  | { readonly page: 'kit'; readonly sites: readonly GallerySite[] }
  /** All parts of the kit, in the frame of the page before. */
  | { readonly page: 'parts' }
  /** Instead of the app, where a state cannot be shown. */
  | { readonly page: 'note'; readonly note: string };

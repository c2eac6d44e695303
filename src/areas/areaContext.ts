import type { LanguageStore } from '#ui/session/LanguageStore.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';

/** The stores that an area's record may be built around. */
export interface AreaContext {
  readonly language: LanguageStore;
  readonly site: SiteStore;
}

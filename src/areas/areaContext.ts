import type { LanguageStore } from '#ui/session/LanguageStore.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';

export interface AreaContext {
  readonly language: LanguageStore;
  readonly site: SiteStore;
}

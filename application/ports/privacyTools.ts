import type { ConsentCategory } from '#domain/site/consentCategories.ts';
import type { Chat } from './chat.ts';
import type { Consent, ConsentOptions } from './consent.ts';

/** The categories that the user has consented to. */
export type Grants = ReadonlySet<ConsentCategory>;

/** A tag manager, which learns the consent and the kind of page that the user visits. */
export interface TagManager {
  /** Reports the current consent. The first call loads the tag manager with this id. */
  allow(id: string, grants: Grants): void;
  /** Reports a page view by its route pattern, never by its URL. */
  pageView(pattern: string): void;
}

/** An A/B test script. */
export interface PageTest {
  /**
   * Loads the script. `hides` allows it to hide the page while it loads, for half a second at most. If it does not
   * load, the page stays unchanged.
   */
  start(address: string, hides: boolean): void;
}

/** The consent tool, and the tools that need consent. */
export interface PrivacyTools {
  readonly consent: (options: ConsentOptions) => Consent;
  readonly tags: TagManager;
  readonly test: PageTest;
  readonly chat: Chat;
}

/** Loads the chunk of these tools' adapters. Rejects if it cannot be fetched; the next call retries. */
export type LoadPrivacyTools = () => Promise<PrivacyTools>;

import type { Chat } from './chat.ts';
import type { Consent, ConsentCategory, ConsentWish } from './consent.ts';

/** What a person has consented to. */
export type Grants = ReadonlySet<ConsentCategory>;

/** A tag manager, which hears what is consented to, and which kind of page is looked at. */
export interface TagManager {
  /** Tells what is consented to now. The first call loads the tag manager of this id. */
  allow(id: string, grants: Grants): void;
  /** Tells that a page is looked at, by the pattern of its route and never by its address. */
  pageView(pattern: string): void;
}

/** A script that shows some visitors another version of a page. */
export interface PageTest {
  /**
   * Loads the script. With `hides` the page may be kept out of sight while it comes, for half a second at most. If it
   * does not come, the page stays as it is.
   */
  start(address: string, hides: boolean): void;
}

/** The consent tool, and what runs only with consent. */
export interface PrivacyTools {
  readonly consent: (wish: ConsentWish) => Consent;
  readonly tags: TagManager;
  readonly test: PageTest;
  readonly chat: Chat;
}

/** Loads the code that talks to these tools. Rejected if it cannot be fetched; the next call tries again. */
export type LoadPrivacyTools = () => Promise<PrivacyTools>;

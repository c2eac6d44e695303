import type { Language } from '#domain/language/locale.ts';
import type { Site } from '#domain/site/site.ts';
import { CONSENT_CATEGORIES, type Consent } from '../ports/consent.ts';
import type { Grants, LoadPrivacyTools, PrivacyTools } from '../ports/privacyTools.ts';

type PrivateSite = Pick<Site, 'abTestScript' | 'cookieConsent' | 'tagManagerId'>;

/**
 * The consent tool of this document, and what runs with consent alone: page views and the test of pages. Nothing is
 * asked of anybody before the first call of `consent`.
 */
export class Privacy {
  readonly #load: LoadPrivacyTools;
  readonly #site: PrivateSite | null;
  readonly #language: () => Language;
  #asking: Promise<Consent | null> | null = null;
  #tools: PrivacyTools | null = null;
  #grants: Grants = new Set();
  #isTagged = false;
  /** The pattern of the page that is looked at, until it has been told. */
  #untold: string | null = null;

  /** `site` is null in a document in which no third party may run. */
  constructor(load: LoadPrivacyTools, site: PrivateSite | null, language: () => Language) {
    this.#load = load;
    this.#site = site;
    this.#language = language;
  }

  /**
   * Returns the consent tool, which the first call loads; null where the site has none, and in a document in which no
   * third party may run. Rejected if our own code for it cannot be fetched; the next call tries again.
   */
  consent(): Promise<Consent | null> {
    this.#asking ??= this.#ask().catch((fault: unknown) => {
      this.#asking = null;
      throw fault;
    });
    return this.#asking;
  }

  /** To be called when a page is looked at, with the pattern of its route. It is told once that is consented to. */
  lookAt(pattern: string): void {
    this.#untold = pattern;
    this.#tell();
  }

  async #ask(): Promise<Consent | null> {
    const site = this.#site;
    const wish = site?.cookieConsent ?? null;
    if (site === null || wish === null) return null;
    this.#tools = await this.#load();
    const consent = this.#tools.consent({ ...wish, language: this.#language() });
    // What the tool tells until it is ready was decided before this document was loaded.
    let isFromBefore = true;
    const follow = () => this.#follow(site, consent, isFromBefore);
    consent.onChange(follow);
    void consent.ready.then(() => {
      follow();
      isFromBefore = false;
    });
    return consent;
  }

  /** `isFromBefore`: the person had decided before this document was loaded. */
  #follow({ abTestScript, tagManagerId }: PrivateSite, consent: Consent, isFromBefore: boolean): void {
    const before = this.#grants;
    this.#grants = new Set(CONSENT_CATEGORIES.filter((category) => consent.has(category)));
    if ([...this.#grants].join() === [...before].join()) return; // told already
    const isMeasured = this.#grants.has('statistics');
    // A withdrawal is told as well, but nothing is loaded to tell it to.
    this.#isTagged ||= tagManagerId !== null && (isMeasured || this.#grants.has('marketing'));
    if (tagManagerId !== null && this.#isTagged) this.#tools?.tags.allow(tagManagerId, this.#grants);
    if (abTestScript !== null && isMeasured && !before.has('statistics'))
      this.#tools?.test.start(abTestScript, isFromBefore);
    this.#tell();
  }

  #tell(): void {
    if (
      this.#untold === null ||
      !this.#grants.has('statistics') ||
      (this.#site?.tagManagerId ?? null) === null
    )
      return;
    this.#tools?.tags.pageView(this.#untold);
    this.#untold = null;
  }
}

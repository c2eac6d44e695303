import type { Language } from '#domain/language/locale.ts';
import { CONSENT_CATEGORIES } from '#domain/site/consentCategories.ts';
import { needsConsentTo } from '#domain/site/consentNeeds.ts';
import type { ThirdPartySettings } from '#domain/site/thirdParties.ts';
import type { Consent } from '../ports/consent.ts';
import type { Log } from '../ports/log.ts';
import type { Grants, LoadPrivacyTools, PrivacyTools } from '../ports/privacyTools.ts';

/** This document's consent tool and what needs consent: page views and A/B test. Loads nothing before `consent`. */
export class Privacy {
  readonly #load: LoadPrivacyTools;
  readonly #site: ThirdPartySettings | null;
  readonly #language: () => Language;
  readonly #log: Pick<Log, 'warn'>;
  #asking: Promise<Consent | null> | null = null;
  #tools: PrivacyTools | null = null;
  #grants: Grants = new Set();
  #isTagged = false;
  /** The route pattern of the current page until it is reported. */
  #unreported: string | null = null;

  /** `site` is null if this document must not run third parties. */
  constructor(
    load: LoadPrivacyTools,
    site: ThirdPartySettings | null,
    language: () => Language,
    log: Pick<Log, 'warn'>,
  ) {
    this.#load = load;
    this.#site = site;
    this.#language = language;
    this.#log = log;
  }

  /** Null if this document has no consent tool. Rejects if the chunk cannot be fetched; the next call retries. */
  consent(): Promise<Consent | null> {
    this.#asking ??= this.#ask().catch((fault: unknown) => {
      this.#asking = null;
      throw fault;
    });
    return this.#asking;
  }

  /** Call it on every navigation. The page view is reported once the user consents to statistics. */
  lookAt(pattern: string): void {
    this.#unreported = pattern;
    this.#reportView();
  }

  async #ask(): Promise<Consent | null> {
    const site = this.#site;
    const options = site?.cookieConsent ?? null;
    if (site === null || options === null) return null;
    this.#tools = await this.#load();
    const consent = this.#tools.consent({ ...options, language: this.#language() });
    // Changes before `ready` are decisions that the user made before this page load.
    let isFromBefore = true;
    const follow = () => this.#follow(site, consent, isFromBefore);
    consent.onChange(follow);
    void consent.ready.then(() => {
      follow();
      isFromBefore = false;
      this.#reportUnmapped(site, consent);
    });
    return consent;
  }

  /** Logs the categories that the site needs, but for which the consent tool has no service. */
  #reportUnmapped(site: ThirdPartySettings, { unmapped }: Consent): void {
    for (const category of unmapped)
      if (needsConsentTo(category, site)) this.#log.warn({ event: 'consent-unmapped', category });
  }

  #follow({ abTestScript, tagManagerId }: ThirdPartySettings, consent: Consent, isFromBefore: boolean): void {
    const before = this.#grants;
    this.#grants = new Set(CONSENT_CATEGORIES.filter((category) => consent.has(category)));
    if ([...this.#grants].join() === [...before].join()) return; // unchanged
    const isMeasured = this.#grants.has('statistics');
    // Report a withdrawal too, but never load the tag manager for it.
    this.#isTagged ||= tagManagerId !== null && (isMeasured || this.#grants.has('marketing'));
    if (tagManagerId !== null && this.#isTagged) this.#tools?.tags.allow(tagManagerId, this.#grants);
    if (abTestScript !== null && isMeasured && !before.has('statistics'))
      this.#tools?.test.start(abTestScript, isFromBefore);
    this.#reportView();
  }

  #reportView(): void {
    if (
      this.#unreported === null ||
      !this.#grants.has('statistics') ||
      (this.#site?.tagManagerId ?? null) === null
    )
      return;
    this.#tools?.tags.pageView(this.#unreported);
    this.#unreported = null;
  }
}

import type { Consent, ConsentCategory, ConsentOptions } from '#application/ports/consent.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import type { Language } from '#domain/language/locale.ts';
import { USERCENTRICS_EVENTS, usercentrics } from './usercentricsGlobal.ts';

const LOADER = 'https://web.cmp.usercentrics.eu/ui/loader.js';
/** From the loaded script to the decision, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Usercentrics, version 3. A category counts as consented to only if the user explicitly consented to each of its
 * services: the vendor's defaults do not count. The vendor identifies a site by one id; the key is for tools that have
 * one.
 */
export class UsercentricsConsent implements Consent {
  readonly ready: Promise<boolean>;
  #language: Language;
  #given: ReadonlySet<string> = new Set();
  readonly #listeners = new Set<() => void>();

  constructor(scripts: VendorScripts, { siteId, key, language }: ConsentOptions) {
    this.#language = language;
    const script = {
      address: LOADER,
      isModule: false,
      attributes: { id: 'usercentrics-cmp', 'data-settings-id': siteId, 'data-key': key },
      isThere: () => true, // the loader fetches the rest
    };
    const begun = new Promise<boolean>((resolve) => {
      for (const event of USERCENTRICS_EVENTS) {
        window.addEventListener(event, () => void this.#read().then(resolve));
      }
      scripts.load(script).then(
        async () => {
          setTimeout(() => resolve(false), PATIENCE_MS);
          if (await usercentrics()?.isInitialized()) resolve(await this.#read());
        },
        () => resolve(false),
      );
    });
    this.ready = begun.then((isThere) => {
      if (isThere) this.speak(this.#language);
      return isThere;
    });
  }

  has(category: ConsentCategory): boolean {
    return this.#given.has(category);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): void {
    usercentrics()?.showSecondLayer();
  }

  speak(language: Language): void {
    this.#language = language;
    usercentrics()?.changeLanguage(language);
  }

  /** True if the tool has reported the decision. Without a report there is no consent. */
  async #read(): Promise<boolean> {
    const details = await usercentrics()
      ?.getConsentDetails()
      .catch(() => null);
    const services = Object.values(details?.services ?? {});
    const refused = new Set(
      services
        .filter(({ consent }) => !(consent.given && consent.type === 'EXPLICIT'))
        .map(({ category }) => category),
    );
    this.#given = new Set(services.map(({ category }) => category).filter((name) => !refused.has(name)));
    for (const listener of this.#listeners) listener();
    return details !== null && details !== undefined;
  }
}

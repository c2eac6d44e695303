import type { Consent, ConsentOptions } from '#application/ports/consent.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import type { Language } from '#domain/language/locale.ts';
import {
  type ConsentCategory,
  type ConsentNames,
  type ConsentRead,
  readConsent,
} from '#domain/site/consentCategories.ts';
import { reportedServices, USERCENTRICS_EVENTS, usercentrics } from './usercentricsGlobal.ts';

const LOADER = 'https://web.cmp.usercentrics.eu/ui/loader.js';
/** For accounts whose data the vendor keeps in the European Union. */
const EU_LOADER = 'https://web.eu1.cmp.usercentrics.eu/ui/loader.js';
/** From the loaded script to the decision, in milliseconds. */
const PATIENCE_MS = 10_000;

const NOTHING: ConsentRead = { given: new Set(), unmapped: [] };

/**
 * Usercentrics, version 3. A category counts as consented to only if the user explicitly consented to each of its
 * services: the vendor's defaults do not count. The vendor identifies a site by one id; the key is for tools that have
 * one.
 */
export class UsercentricsConsent implements Consent {
  readonly ready: Promise<boolean>;
  readonly #names: ConsentNames | undefined;
  #read = NOTHING;
  #language: Language;
  /** What the tool speaks; null until it is known. */
  #spoken: string | null = null;
  /** Changes of language follow each other. */
  #telling: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(scripts: VendorScripts, { siteId, region, categories, language }: ConsentOptions) {
    this.#language = language;
    this.#names = categories;
    const script = {
      address: region === 'eu1' ? EU_LOADER : LOADER,
      isModule: false,
      attributes: { id: 'usercentrics-cmp', 'data-settings-id': siteId },
      isThere: () => true, // the loader fetches the rest
    };
    const begun = new Promise<boolean>((resolve) => {
      for (const event of USERCENTRICS_EVENTS) {
        window.addEventListener(event, () => void this.#ask().then(resolve));
      }
      scripts.load(script).then(
        async () => {
          setTimeout(() => resolve(false), PATIENCE_MS);
          if (await isInitialized()) resolve(await this.#ask());
        },
        () => resolve(false),
      );
    });
    this.ready = begun.then((isThere) => {
      if (isThere) this.speak(this.#language);
      return isThere;
    });
  }

  get unmapped(): readonly ConsentCategory[] {
    return this.#read.unmapped;
  }

  has(category: ConsentCategory): boolean {
    return this.#read.given.has(category);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): void {
    void quietly(() => usercentrics()?.showSecondLayer());
  }

  speak(language: Language): void {
    this.#language = language;
    this.#telling = this.#telling.then(() => this.#tell());
  }

  /** Only if it is another language: the tool then loads the texts and the parts of its interface. */
  async #tell(): Promise<void> {
    const language = this.#language;
    if (usercentrics() === null) return;
    if (this.#spoken === null) {
      const active = await quietly(() => usercentrics()?.getActiveLanguage?.());
      this.#spoken = typeof active === 'string' ? active.toLowerCase() : null;
    }
    if (this.#spoken === language) return;
    this.#spoken = language;
    void quietly(() => usercentrics()?.changeLanguage(language));
  }

  /** True if the tool has reported the decision. Without a report there is no consent. */
  async #ask(): Promise<boolean> {
    const services = await reportedServices();
    this.#read = services === null ? NOTHING : readConsent(services, this.#names);
    for (const listener of this.#listeners) listener();
    return services !== null;
  }
}

async function isInitialized(): Promise<boolean> {
  return (await quietly(() => usercentrics()?.isInitialized())) === true;
}

/** The tool's answer; undefined if it throws or rejects, since its faults are no concern of the page. */
async function quietly(ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

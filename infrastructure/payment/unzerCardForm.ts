import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import type { CardFault, CardForm, CardFormOptions, PlacedCardForm } from '#application/ports/cardForm.ts';
import { done, refused, type Result } from '#domain/core/result.ts';
import { type Language, languageOf } from '#domain/language/locale.ts';
import { readCardTypeId } from '#domain/payment/cardTypeId.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { DrawnCardFields, DrawCardFields } from './cardFields.ts';
import { challengeAddress } from './challengeAddress.ts';
import { loadUnzerV1 } from './unzerV1.ts';
import { loadUnzerV2 } from './unzerV2.ts';
import { within } from './within.ts';

/** How long the vendor may take to create an id of a card, in milliseconds. */
const ANSWER_MS = 30_000;

/** A public key of a test or of a live account. Anything else is never passed to the vendor. */
const PUBLIC_KEY = /^[sp]-pub-[\w-]{1,100}$/;

/** The vendor wants a country with the language; its texts for card fields are the same in all of them. */
const LOCALES: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
};

/** Unzer's card fields (product 9.7): version 2 of its components, with version 1 as a fallback. */
export class UnzerCardForm implements CardForm<HTMLElement> {
  readonly #scripts: VendorScripts;
  readonly #open: (address: string) => void;

  /** `open` navigates to another document. */
  constructor(scripts: VendorScripts, open = (address: string): void => window.location.assign(address)) {
    this.#scripts = scripts;
    this.#open = open;
  }

  render(place: HTMLElement, options: CardFormOptions): PlacedCardForm {
    const drawing = new Drawing(place, options);
    if (PUBLIC_KEY.test(options.publicKey)) void this.#draw(drawing);
    else queueMicrotask(() => drawing.fail());
    return drawing;
  }

  async #draw(drawing: Drawing): Promise<void> {
    for (const load of [loadUnzerV2, loadUnzerV1]) {
      if (drawing.isOver) return;
      try {
        drawing.draw(await load(this.#scripts));
        return;
      } catch {
        // fall back to the older version
      }
    }
    drawing.fail();
  }

  leave(challenge: string): boolean {
    const address = challengeAddress(challenge);
    if (address !== null) this.#open(address);
    return address !== null;
  }
}

/** One card's fields, from their request to their removal. They report nothing after `destroy`. */
class Drawing implements PlacedCardForm {
  readonly #place: HTMLElement;
  readonly #options: CardFormOptions;
  #element: HTMLElement | null = null;
  #fields: DrawnCardFields | null = null;
  #isOver = false;

  constructor(place: HTMLElement, options: CardFormOptions) {
    this.#place = place;
    this.#options = options;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  draw(drawFields: DrawCardFields): void {
    if (this.#isOver) return;
    const { publicKey, locale } = this.#options;
    const element = this.#place.ownerDocument.createElement('div');
    this.#place.append(element);
    try {
      this.#fields = drawFields(element, { publicKey, locale: LOCALES[languageOf(locale)] });
    } catch (fault) {
      element.remove();
      throw fault;
    }
    this.#element = element;
    this.#options.onReady();
  }

  async createType(): Promise<Result<CardTypeId, CardFault>> {
    // Before the fields have loaded, the user cannot have filled them in.
    if (this.#fields === null) return refused(this.#isOver ? 'unreachable' : 'incomplete');
    try {
      const answer = await within(ANSWER_MS, this.#fields.createId());
      if (!answer.ok) return answer;
      const typeId = this.#isOver ? null : readCardTypeId(answer.value);
      return typeId === null ? refused('unreachable') : done(typeId);
    } catch {
      return refused('unreachable');
    }
  }

  fail(): void {
    if (this.#isOver) return;
    this.destroy();
    this.#options.onError();
  }

  destroy(): void {
    this.#isOver = true;
    this.#fields = null;
    this.#element?.remove();
  }
}

import type { CardForm, CardFormOptions, PlacedCardForm } from '#application/ports/cardForm.ts';
import { done, refused } from '#domain/core/result.ts';
import { readCardTypeId } from '#domain/payment/cardTypeId.ts';
import { Appearance } from './appearance.ts';
import { modeAsked } from './mode.ts';

/** Where the sandbox plays the card's bank. */
const PAGES = '/sandbox/pay/';

/** The kind is a part of the id, by which the sandbox recognises the card. */
const CARDS = [
  ['frictionless', 'Card without a challenge'],
  ['challenge', 'Card whose bank asks (challenge)'],
  ['declined', 'Card that is declined'],
] as const;

let drawings = 0;

/**
 * A choice of plain cards instead of a provider's fields, for `npm start` and for tests. QA sets the mode in the URL,
 * read at every render:
 * - `?card=fail`: cannot load.
 * - `?card=slow`: appears after four seconds.
 * - `?card=incomplete`: reports that the fields are not filled in correctly.
 * The texts are for QA and stay English.
 */
export class MockCardForm implements CardForm<HTMLElement> {
  readonly #open: (address: string) => void;

  /** `open` navigates to another document. */
  constructor(open = (address: string): void => window.location.assign(address)) {
    this.#open = open;
  }

  render(place: HTMLElement, options: CardFormOptions): PlacedCardForm {
    const mode = modeAsked('card', ['fail', 'slow', 'incomplete']);
    const element = choice(place.ownerDocument);
    const appearance = new Appearance(place, element, mode === 'incomplete' ? null : mode, options);
    return {
      createType: async () => {
        if (appearance.isOver) return refused('unreachable');
        const chosen = element.isConnected && element.querySelector<HTMLInputElement>('input:checked');
        const typeId = chosen && readCardTypeId(`s-crd-${chosen.value}-${random()}`);
        return typeId && mode !== 'incomplete' ? done(typeId) : refused('incomplete');
      },
      destroy: () => appearance.destroy(),
    };
  }

  leave(challenge: string): boolean {
    const isOurs = isOfTheSandbox(challenge);
    if (isOurs) this.#open(challenge);
    return isOurs;
  }
}

function choice(page: Document): HTMLFieldSetElement {
  const element = page.createElement('fieldset');
  const legend = page.createElement('legend');
  legend.textContent = 'Mock card';
  element.append(legend);
  drawings += 1;
  for (const [kind, words] of CARDS) {
    const label = page.createElement('label');
    const radio = page.createElement('input');
    radio.type = 'radio';
    radio.name = `mock-card-${drawings}`;
    radio.value = kind;
    radio.defaultChecked = kind === 'frictionless';
    label.append(radio, words);
    element.append(label);
  }
  return element;
}

function isOfTheSandbox(address: string): boolean {
  try {
    const { origin, pathname, username, password } = new URL(address);
    return origin === window.location.origin && pathname.startsWith(PAGES) && `${username}${password}` === '';
  } catch {
    return false;
  }
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

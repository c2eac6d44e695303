import type { ConsentOptions } from '#application/ports/consent.ts';
import type { Language } from '#domain/language/locale.ts';
import { button, element } from '../element.ts';
import './mockConsent.scss';

export type BannerAnswer = 'all' | 'none' | 'settings';

/** The site's language, marked as a demo: users of the demo read it, and no real tool's words are copied. */
const TEXTS: Readonly<Record<Language, Readonly<Record<BannerAnswer | 'question', string>>>> = {
  de: {
    question: 'Demo: Dürfen Dritte hier Daten verarbeiten?',
    all: 'Erlauben',
    none: 'Ablehnen',
    settings: 'Auswählen',
  },
  en: {
    question: 'Demo: may third parties process data here?',
    all: 'Allow',
    none: 'Refuse',
    settings: 'Choose',
  },
  fr: {
    question: 'Démo : autoriser des tiers à traiter des données ?',
    all: 'Autoriser',
    none: 'Refuser',
    settings: 'Choisir',
  },
  it: {
    question: 'Demo: consente a terzi di trattare dati?',
    all: 'Consenti',
    none: 'Rifiuta',
    settings: 'Scegli',
  },
  nl: {
    question: 'Demo: mogen derden hier gegevens verwerken?',
    all: 'Toestaan',
    none: 'Weigeren',
    settings: 'Kiezen',
  },
};
const ANSWERS = ['all', 'none', 'settings'] as const;

/** Takes no focus. The page scrolls the focused element out from under it, and its own end above it. */
export class MockBanner {
  readonly #element: HTMLElement;
  readonly #size: ResizeObserver;
  readonly #onAnswer: (answer: BannerAnswer) => void;

  constructor({ siteId, key, language }: ConsentOptions, onAnswer: (answer: BannerAnswer) => void) {
    this.#onAnswer = onAnswer;
    const banner = element('section', { className: 'mock-consent', ariaLabel: 'Privacy (mock consent)' });
    banner.dataset['site'] = `${siteId} ${key}`;
    this.#element = banner;
    this.speak(language);
    this.#size = new ResizeObserver(() => makeRoom(banner.offsetHeight));
    document.body.append(banner);
    this.#size.observe(banner);
  }

  speak(language: Language): void {
    const texts = TEXTS[language];
    this.#element.lang = language;
    this.#element.replaceChildren(
      element('p', {}, texts.question),
      ...ANSWERS.map((answer) => button(texts[answer], () => this.#onAnswer(answer))),
    );
  }

  remove(): void {
    this.#size.disconnect();
    this.#element.remove();
    makeRoom(0);
  }
}

function makeRoom(height: number): void {
  document.documentElement.style.scrollPaddingBlockEnd = height === 0 ? '' : `${height + 8}px`;
  document.body.style.paddingBlockEnd = height === 0 ? '' : `${height}px`;
}

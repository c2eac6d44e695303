import { makeAutoObservable, observableRef } from 'mobx';
import type { Captcha, PlacedCaptcha } from '#application/ports/captcha.ts';
import {
  type AskSecurityQuestion,
  type SecurityQuestion,
  answeredQuestion,
} from '#application/voucher/askSecurityQuestion.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Site } from '#domain/site/site.ts';

/** Which proof is asked for, and whether it was given. */
export type ProofState =
  | { readonly kind: 'none-needed' }
  | { readonly kind: 'captcha'; readonly token: string | null }
  | { readonly kind: 'asking' }
  /** `wished`: the person asked for the question, so its field takes the focus. */
  | { readonly kind: 'question'; readonly asked: SecurityQuestion; readonly wished: boolean }
  | { readonly kind: 'unavailable' };

/** Which part of the proof is missing. */
export interface ProofFaults {
  readonly captcha?: 'confirm';
  readonly answer?: 'required';
}

/** What the proof is made from. */
export interface ProofParts {
  readonly site: Site;
  /** The language in use; read each time, since it may change while the form is shown. */
  readonly locale: () => Locale;
  readonly ask: AskSecurityQuestion;
  readonly captcha: Captcha<HTMLElement>;
}

/**
 * Proof of being a person, for any form that needs one. The security question replaces the captcha where that cannot
 * work, or where the person prefers it (design 7.16); one of the two is always needed if the site has a captcha.
 */
export class HumanProof {
  state: ProofState;
  /** The typed answer to the security question. */
  answer = '';
  readonly #parts: ProofParts;
  #placed: PlacedCaptcha | null = null;

  constructor(parts: ProofParts) {
    this.#parts = parts;
    this.state = this.unproved;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** What is sent as the captcha's result: its token, or the answered question; empty while nothing is proved. */
  get text(): string {
    if (this.state.kind === 'captcha') return this.state.token ?? '';
    return this.state.kind === 'question' ? answeredQuestion(this.state.asked, this.answer) : '';
  }

  /** What is missing for a proof; empty if there is one or none is needed. */
  get faults(): ProofFaults {
    if (this.state.kind === 'none-needed') return {};
    if (this.state.kind === 'question') return this.answer.trim() === '' ? { answer: 'required' } : {};
    return this.text === '' ? { captcha: 'confirm' } : {};
  }

  /**
   * Draws the captcha into an element; returns a function that removes it, to be called when the element goes or the
   * language changes. A token of an earlier drawing is dropped. If the captcha fails, the security question takes its
   * place.
   */
  place(place: HTMLElement): () => void {
    this.become(this.unproved);
    const placed = this.#parts.captcha.render(place, {
      siteKey: this.#parts.site.captcha.siteKey,
      locale: this.#parts.locale(),
      onToken: (token) => this.become({ kind: 'captcha', token }),
      onExpire: () => this.become({ kind: 'captcha', token: null }),
      onError: () => void this.askQuestion(),
    });
    this.#placed = placed;
    return () => {
      placed.destroy();
      this.#placed = null;
    };
  }

  /**
   * Fetches a security question in place of the captcha: `wished` by the person, or because the captcha cannot load. On
   * failure the state becomes `unavailable`; it can be asked for again.
   */
  async askQuestion({ wished = false } = {}): Promise<void> {
    this.become({ kind: 'asking' });
    const asked = await this.#parts.ask.execute();
    this.type('');
    this.become(asked.ok ? { kind: 'question', asked: asked.value, wished } : { kind: 'unavailable' });
  }

  /** Takes what is typed as the answer. */
  type(answer: string): void {
    this.answer = answer;
  }

  /** Gets a new proof after a refusal: each captcha token and each question is valid once (fortress, A3). */
  async again(): Promise<void> {
    if (this.state.kind === 'question') await this.askQuestion();
    if (this.state.kind !== 'captcha') return;
    this.become({ kind: 'captcha', token: null });
    this.#placed?.reset();
  }

  /** Starts over after a success, with the captcha if the site has one. */
  renew(): void {
    this.become(this.unproved);
    this.type('');
  }

  /** To be called when the form leaves the page: removes the captcha. */
  destroy(): void {
    this.#placed?.destroy();
  }

  private get unproved(): ProofState {
    return this.#parts.site.captcha.active ? { kind: 'captcha', token: null } : { kind: 'none-needed' };
  }

  private become(state: ProofState): void {
    this.state = state;
  }
}

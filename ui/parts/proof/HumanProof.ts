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
  /** A press waits for the captcha, and is made again when that has answered. */
  | { readonly kind: 'awaited'; readonly press: () => unknown }
  /** A press has waited in vain: the person has to do something about the captcha. */
  | { readonly kind: 'missed' }
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

/** How long a press waits for the captcha, in milliseconds, before the person is asked to see to it. */
const PRESS_WAITS_MS = 8000;

/**
 * Proof of being a person, for any form that needs one. The security question replaces the captcha where that cannot
 * work, or where the person prefers it (design 7.16); one of the two is always needed if the site has a captcha. Nobody else
 * is asked for one before the person begins to fill in the form.
 */
export class HumanProof {
  state: ProofState;
  /** The typed answer to the security question. */
  answer = '';
  readonly #parts: ProofParts;
  #place: HTMLElement | null = null;
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

  /** True while a press waits for the captcha. */
  get isAwaited(): boolean {
    return this.state.kind === 'awaited';
  }

  /** What the person has to do for a proof; empty also while the captcha may still pass by itself. */
  get faults(): ProofFaults {
    switch (this.state.kind) {
      case 'none-needed':
      case 'captcha':
      case 'awaited':
        return {};
      case 'question':
        return this.answer.trim() === '' ? { answer: 'required' } : {};
      case 'missed':
      case 'asking':
      case 'unavailable':
        return { captcha: 'confirm' };
    }
  }

  /**
   * True if a press of a form without faults has to wait, since the captcha has not passed. `press` is called once it
   * has, or once there is something that the person has to do about it.
   */
  holds(press: () => unknown): boolean {
    if (this.state.kind !== 'captcha' || this.state.token !== null) return false;
    this.wait(press);
    return true;
  }

  /**
   * Draws the captcha into an element as soon as the focus is in its form, or a press wants it; returns a function that
   * removes it, to be called when the element goes or the language changes. A token of an earlier drawing is dropped, a
   * press that waits goes on waiting. If the captcha fails, the security question takes its place.
   */
  place(place: HTMLElement): () => void {
    const form = place.closest('form');
    form?.addEventListener('focusin', this.begin);
    this.#place = place;
    this.restart();
    // The focus may have come before, for instance from the page that stood before the scripts.
    if (form?.contains(document.activeElement)) this.begin();
    return () => {
      form?.removeEventListener('focusin', this.begin);
      this.#place = null;
      this.remove();
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
    this.remove();
    this.become(this.unproved);
    this.type('');
  }

  /** To be called when the page is left: removes the captcha, and forgets a press that waits for it. */
  destroy(): void {
    this.remove();
    if (this.isAwaited) this.state = this.unproved;
  }

  private get unproved(): ProofState {
    return this.#parts.site.captcha.active ? { kind: 'captcha', token: null } : { kind: 'none-needed' };
  }

  /** Fetches the captcha into its place, unless it is there. */
  private begin(): void {
    if (this.#place === null) return;
    this.#placed ??= this.#parts.captcha.render(this.#place, {
      siteKey: this.#parts.site.captcha.siteKey,
      locale: this.#parts.locale(),
      onToken: (token) => this.become({ kind: 'captcha', token }),
      onExpire: () => this.restart(),
      onError: () => void this.askQuestion(),
    });
  }

  /** Takes the captcha away. It begins anew when the person goes on, so that a page that is left open asks nobody. */
  private restart(): void {
    this.remove();
    if (this.state.kind === 'awaited') this.wait(this.state.press);
    else this.state = this.unproved;
  }

  private wait(press: () => unknown): void {
    const awaited = { kind: 'awaited', press } as const;
    this.state = awaited;
    setTimeout(() => this.state === awaited && this.become({ kind: 'missed' }), PRESS_WAITS_MS);
    this.begin();
  }

  private remove(): void {
    this.#placed?.destroy();
    this.#placed = null;
  }

  private become(state: ProofState): void {
    const before = this.state;
    this.state = state;
    if (before.kind === 'awaited') before.press();
  }
}

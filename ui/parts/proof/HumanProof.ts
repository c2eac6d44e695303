import { makeAutoObservable, observableRef } from 'mobx';
import type { Captcha, PlacedCaptcha } from '#application/ports/captcha.ts';
import {
  type AskSecurityQuestion,
  type SecurityQuestion,
  answeredQuestion,
} from '#application/voucher/askSecurityQuestion.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Site } from '#domain/site/site.ts';

export type ProofState =
  | { readonly kind: 'none-needed' }
  | { readonly kind: 'captcha'; readonly token: string | null }
  | { readonly kind: 'asking' }
  /** `wished`: the person asked for it, and goes on in its field. */
  | { readonly kind: 'question'; readonly asked: SecurityQuestion; readonly wished: boolean }
  | { readonly kind: 'unavailable' };

export interface ProofFaults {
  readonly captcha?: 'confirm';
  readonly answer?: 'required';
}

export interface ProofParts {
  readonly site: Site;
  /** The language in use, asked each time: it may change while the form stands. */
  readonly locale: () => Locale;
  readonly ask: AskSecurityQuestion;
  readonly captcha: Captcha<HTMLElement>;
}

/**
 * How a person shows not to be a machine, as a part of any form that asks for it. The security question takes the
 * captcha's place where that cannot work, or is not for them (design 7.16); there is no way around both.
 */
export class HumanProof {
  state: ProofState;
  /** What is typed as the answer of the question. */
  answer = '';
  readonly #parts: ProofParts;
  #placed: PlacedCaptcha | null = null;

  constructor(parts: ProofParts) {
    this.#parts = parts;
    this.state = this.unproved;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** What goes with the call in the captcha's place; empty while nothing is proved. */
  get text(): string {
    if (this.state.kind === 'captcha') return this.state.token ?? '';
    return this.state.kind === 'question' ? answeredQuestion(this.state.asked, this.answer) : '';
  }

  get faults(): ProofFaults {
    if (this.state.kind === 'none-needed') return {};
    if (this.state.kind === 'question') return this.answer.trim() === '' ? { answer: 'required' } : {};
    return this.text === '' ? { captcha: 'confirm' } : {};
  }

  /**
   * Draws the captcha into the page; the view calls it when the place exists, and the answer when it goes or the
   * language changes. What an earlier drawing gave does not count for this one.
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

  /** The question instead of the captcha: by the person's wish, or because the captcha cannot load. */
  async askQuestion({ wished = false } = {}): Promise<void> {
    this.become({ kind: 'asking' });
    const asked = await this.#parts.ask.execute();
    this.type('');
    this.become(asked.ok ? { kind: 'question', asked: asked.value, wished } : { kind: 'unavailable' });
  }

  type(answer: string): void {
    this.answer = answer;
  }

  /** Every token and every question is good for one use (fortress, A3): after a refusal a new one is needed. */
  async again(): Promise<void> {
    if (this.state.kind === 'question') await this.askQuestion();
    if (this.state.kind !== 'captcha') return;
    this.become({ kind: 'captcha', token: null });
    this.#placed?.reset();
  }

  /** It served; the next time begins with the captcha. */
  renew(): void {
    this.become(this.unproved);
    this.type('');
  }

  /** To be called when the form leaves the page. */
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

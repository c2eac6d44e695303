import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Captcha, PlacedCaptcha } from '#application/ports/captcha.ts';
import {
  type AskSecurityQuestion,
  type SecurityQuestion,
  answeredQuestion,
} from '#application/voucher/askSecurityQuestion.ts';
import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { FormModel } from '../form/FormModel.ts';

/** Which proof is asked for, and whether it was given. */
export type ProofState =
  | { readonly kind: 'none-needed' }
  | { readonly kind: 'captcha'; readonly token: string | null }
  /** A press waits for the captcha, and is made again when that has answered. */
  | { readonly kind: 'awaited'; readonly press: Press }
  /** A press has waited for long: the person has to see to the captcha, after which it is made all the same. */
  | { readonly kind: 'needs-attention'; readonly press: Press }
  /** The question is fetched; a press may wait for it. */
  | { readonly kind: 'asking'; readonly press: Press | null }
  /** `wished`: the person asked for the question, or a press waited for it, so its field takes the focus. */
  | { readonly kind: 'question'; readonly asked: SecurityQuestion; readonly wished: boolean }
  | { readonly kind: 'unavailable' };

/** A press that waits, and what was typed when it was made. */
interface Press {
  readonly draft: object;
  readonly again: () => unknown;
}

/** What a proof has to know of its form. */
type ProvedForm = Pick<FormModel<object, object>, 'draft' | 'isFilled' | 'faults' | 'clearErrors'>;

/** Which part of the proof is missing. */
export interface ProofFaults {
  readonly captcha?: 'confirm';
  readonly answer?: 'required';
}

/** What the proof is made from. */
export interface ProofDeps {
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
 * work, or where the person prefers it (product 4.5); one of the two is always needed if the site has a captcha. Nobody else
 * is asked for one before the person begins to fill in the form.
 */
export class HumanProof {
  state: ProofState;
  /** The typed answer to the security question. */
  answer = '';
  readonly #deps: ProofDeps;
  readonly #form: () => ProvedForm;
  #element: HTMLElement | null = null;
  #placed: PlacedCaptcha | null = null;

  /** `form` returns the form that asks for the proof. */
  constructor(parts: ProofDeps, form: () => ProvedForm) {
    this.#deps = parts;
    this.#form = form;
    this.state = this.unproved;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** What is sent as the captcha's result: its token, or the answered question; empty while nothing is proved. */
  get text(): string {
    if (this.state.kind === 'captcha') return this.state.token ?? '';
    return this.state.kind === 'question' ? answeredQuestion(this.state.asked, this.answer) : '';
  }

  /** True while a press waits for the captcha, or for the question in its place. */
  get isAwaited(): boolean {
    return this.state.kind !== 'needs-attention' && this.press !== null;
  }

  /** What the person has to do for a proof; empty also while the captcha may still pass by itself. */
  get faults(): ProofFaults {
    switch (this.state.kind) {
      case 'none-needed':
      case 'captcha':
      case 'awaited':
      case 'asking':
        return {};
      case 'question':
        return this.answer.trim() === '' ? { answer: 'required' } : {};
      case 'needs-attention':
        return this.press ? { captcha: 'confirm' } : {};
      case 'unavailable':
        return { captcha: 'confirm' };
    }
  }

  /**
   * True if a press of a form without faults has to wait, since the captcha has not passed or the question is not there.
   * `again` is called once the captcha has passed, or once there is something that the person has to do about it; a
   * question takes the focus instead. Whoever changes what is typed takes the press back.
   */
  deferUntilVerified(again: () => unknown): boolean {
    const { state } = this;
    const press = { draft: this.#form().draft, again };
    if (state.kind === 'asking') this.state = { kind: 'asking', press };
    else if ('press' in state || (state.kind === 'captcha' && state.token === null)) this.wait(press);
    else return false;
    return true;
  }

  /**
   * Draws the captcha into an element as soon as the focus is in its form, the form is filled in (a password manager needs
   * no focus), or a press wants it. Returns a function that removes it, which must be called when the element goes or the
   * language changes. A token of an earlier drawing is dropped, a press that waits goes on waiting. If the captcha fails,
   * the security question takes its place.
   */
  mount(element: HTMLElement): () => void {
    const form = element.closest('form');
    form?.addEventListener('focusin', this.begin);
    this.#element = element;
    this.restart();
    // The focus may have come before, for instance from the page that stood before the scripts.
    if (form?.contains(document.activeElement)) this.begin();
    const stop = reaction(
      () => this.#form().isFilled,
      (isFilled) => isFilled && this.begin(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      form?.removeEventListener('focusin', this.begin);
      this.#element = null;
      this.remove();
    };
  }

  /**
   * Fetches a security question in place of the captcha: `wished` by the person, or because the captcha cannot load. On
   * failure the state becomes `unavailable`; it can be asked for again.
   */
  async askQuestion({ wished = false } = {}): Promise<void> {
    this.state = { kind: 'asking', press: this.press };
    const locale = this.#deps.locale();
    const asked = await this.#deps.ask.execute();
    if (locale === this.#deps.locale()) this.show(asked, wished);
    else await this.askQuestion({ wished });
  }

  /** Takes what is typed as the answer. */
  type(answer: string): void {
    this.answer = answer;
  }

  /** Gets a new proof after a refusal: each captcha token and each question is valid once (product 4.5). */
  async again(): Promise<void> {
    if (this.state.kind === 'question') await this.askQuestion();
    else if (this.state.kind === 'captcha') {
      this.state = { kind: 'captcha', token: null };
      this.#placed?.reset();
    }
  }

  /** Starts over after a success, with the captcha if the site has one. */
  renew(): void {
    this.remove();
    this.state = this.unproved;
    this.answer = '';
  }

  /** To be called when the page is left: removes the captcha, and forgets a press that waits. */
  destroy(): void {
    this.remove();
    if ('press' in this.state) this.state = this.unproved;
  }

  private get unproved(): ProofState {
    return this.#deps.site.captcha.active ? { kind: 'captcha', token: null } : { kind: 'none-needed' };
  }

  /** The press that waits for what is typed now. */
  private get press(): Press | null {
    const press = 'press' in this.state ? this.state.press : null;
    return press?.draft === this.#form().draft ? press : null;
  }

  /** Fetches the captcha into its place, unless it is there. */
  private begin(): void {
    if (this.#element === null) return;
    this.#placed ??= this.#deps.captcha.render(this.#element, {
      siteKey: this.#deps.site.captcha.siteKey,
      locale: this.#deps.locale(),
      onToken: (token) => this.become({ kind: 'captcha', token }),
      onExpire: () => this.restart(),
      onError: () => void this.askQuestion(),
    });
  }

  /** Takes the captcha away. It begins anew when the person goes on, so that a page that is left open asks nobody. */
  private restart(): void {
    const { press } = this;
    this.remove();
    if (press === null) this.state = this.unproved;
    else if (this.isAwaited) this.wait(press);
  }

  private wait(press: Press): void {
    const awaited = { kind: 'awaited', press } as const;
    this.state = awaited;
    setTimeout(() => this.state === awaited && this.askForAttention(press), PRESS_WAITS_MS);
    this.begin();
  }

  /** The press made again says what is missing, and takes the focus; not from who works on the captcha. */
  private askForAttention(press: Press): void {
    const tells = this.press !== null && !this.#element?.contains(document.activeElement);
    this.state = { kind: 'needs-attention', press };
    if (tells) press.again();
  }

  private show(asked: Result<SecurityQuestion, Problem>, wished: boolean): void {
    const { press } = this;
    const form = this.#form();
    this.answer = '';
    if (!asked.ok) return this.become({ kind: 'unavailable' });
    // One that could not be answered yet is no fault; what else has to be mended goes on being shown.
    if (Object.keys(form.faults).length === 0) form.clearErrors();
    this.state = { kind: 'question', asked: asked.value, wished: wished || press !== null };
  }

  private remove(): void {
    this.#placed?.destroy();
    this.#placed = null;
  }

  private become(state: ProofState): void {
    const { press } = this;
    this.state = state;
    press?.again();
  }
}

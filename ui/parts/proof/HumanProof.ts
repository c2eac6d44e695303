import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { PlacedCaptcha } from '#application/ports/captcha.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { type SecurityQuestion, answeredQuestion } from '#domain/voucher/securityQuestion.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import {
  type Press,
  type ProofDeps,
  type ProofFaults,
  type ProofState,
  type ProvedForm,
  wantsPress,
} from './proofState.ts';

/** How long a submit waits for the captcha before the user is asked to solve it. */
const PRESS_WAITS_MS = 8000;

/**
 * Proof of being human. If the site has a captcha, it or the security question is required; the question replaces a
 * captcha that cannot work or that the user does not want (product 4.5). The captcha provider is contacted only once
 * the user begins to fill in the form.
 */
export class HumanProof {
  state: ProofState;
  answer = '';
  readonly #deps: ProofDeps;
  readonly #form: () => ProvedForm;
  #element: HTMLElement | null = null;
  #placed: PlacedCaptcha | null = null;

  constructor(deps: ProofDeps, form: () => ProvedForm) {
    this.#deps = deps;
    this.#form = form;
    this.state = this.unproved;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** The captcha's token or the answered question; empty without a proof. */
  get text(): string {
    const { answer, state } = this;
    if (state.kind === 'captcha') return state.token ?? '';
    return state.kind === 'question' ? answeredQuestion(state.asked, answer) : '';
  }

  /** True while a submit waits for the captcha or the question. */
  get isAwaited(): boolean {
    return this.state.kind !== 'needs-attention' && this.press !== null;
  }

  /** Empty while the captcha may still pass automatically. */
  get faults(): ProofFaults {
    const { answer, press, state } = this;
    if (state.kind === 'question') return answer.trim() === '' ? { answer: 'required' } : {};
    if (state.kind === 'needs-attention') return press ? { captcha: state.why } : {};
    return state.kind === 'unavailable' ? { captcha: 'confirm' } : {};
  }

  /**
   * True if a valid form's submit must wait for captcha or question. Calls `again` once the captcha has passed or the
   * user must act; a question receives the focus instead. Changing the draft cancels the pending submit.
   */
  deferUntilVerified(again: () => unknown): boolean {
    const { state } = this;
    const press = { draft: this.#form().draft, again };
    if (state.kind === 'asking') this.state = { kind: 'asking', press };
    else if (wantsPress(state)) this.ask('press', press);
    else if ('press' in state || (state.kind === 'captcha' && state.token === null)) this.wait(press);
    else return false;
    return true;
  }

  /**
   * Draws the captcha once the form has the focus, is filled in (a password manager needs no focus), or a submit waits.
   * Returns a function that removes it; must be called on unmount and on a language change. Drops an earlier token, but
   * not a pending submit. If the captcha fails, the security question replaces it.
   */
  mount(element: HTMLElement): () => void {
    const form = element.closest('form');
    form?.addEventListener('focusin', this.begin);
    this.#element = element;
    this.restart();
    // The form may already have the focus, for example from the early page.
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
   * Loads a security question: `requested` by the user, or because the captcha fails. On failure the state becomes
   * `unavailable`; can be repeated.
   */
  async askQuestion({ requested = false } = {}): Promise<void> {
    if (!this.canAsk) return this.become({ kind: 'unavailable' });
    this.state = { kind: 'asking', press: this.press };
    const locale = this.#deps.locale();
    const asked = await this.#deps.ask();
    if (locale !== this.#deps.locale()) await this.askQuestion({ requested });
    else if (this.state.kind === 'asking') this.show(asked, requested);
  }

  /** False if the backend asks no questions, so that the captcha is the only way. */
  get canAsk(): boolean {
    return hasFeature(this.#deps.site, 'securityQuestion');
  }

  type(answer: string): void {
    this.answer = answer;
  }

  /** Gets a new proof after a refusal: each captcha token and each question is valid once (product 4.5). */
  async again(): Promise<void> {
    const { kind } = this.state;
    if (kind === 'question') await this.askQuestion();
    else if (kind === 'captcha') {
      this.state = this.unproved;
      this.#placed?.reset();
    }
  }

  /** Starts over after a success, with the captcha if the site has one. */
  renew(): void {
    this.remove();
    this.state = this.unproved;
    this.answer = '';
  }

  /** Must be called on unmount: removes the captcha and drops a pending submit. */
  destroy(): void {
    this.remove();
    if ('press' in this.state) this.state = this.unproved;
  }

  private get unproved(): ProofState {
    return this.#deps.site.captcha.active ? { kind: 'captcha', token: null } : { kind: 'none-needed' };
  }

  /** The pending submit, unless the draft has changed since. */
  private get press(): Press | null {
    const press = 'press' in this.state ? this.state.press : null;
    return press?.draft === this.#form().draft ? press : null;
  }

  private begin(): void {
    if (this.#element === null) return;
    this.#placed ??= this.#deps.captcha.render(this.#element, {
      ...this.#deps.site.captcha,
      locale: this.#deps.locale(),
      onToken: (token) => this.become({ kind: 'captcha', token }),
      onExpire: this.restart,
      onPressWanted: this.followPress,
      onError: () => void this.askQuestion(),
    });
  }

  /** The captcha loads again when the user continues, so that a page left open contacts no third party. */
  private restart(): void {
    const { press } = this;
    this.remove();
    if (press === null || this.isAwaited) this.goOn(press);
  }

  private wait(press: Press): void {
    const awaited = { kind: 'awaited', press } as const;
    this.state = awaited;
    setTimeout(() => this.state === awaited && this.ask('confirm', press), PRESS_WAITS_MS);
    this.begin();
  }

  /** The captcha's button must be pressed, or was. */
  private followPress(isWanted: boolean): void {
    if (isWanted) this.ask('press', this.press);
    else if (wantsPress(this.state)) this.goOn(this.press);
  }

  private goOn(press: Press | null): void {
    if (press) this.wait(press);
    else this.state = this.unproved;
  }

  /** The repeated submit shows what is missing and moves the focus, unless the user is working on the captcha. */
  private ask(why: 'confirm' | 'press', press: Press | null): void {
    this.state = { kind: 'needs-attention', why, press };
    if (!this.#element?.contains(document.activeElement)) this.press?.again();
  }

  private show(asked: Result<SecurityQuestion, Problem>, requested: boolean): void {
    const { press } = this;
    const form = this.#form();
    this.answer = '';
    if (!asked.ok) return this.become({ kind: 'unavailable', why: asked.fault.kind });
    // A question that the user could not answer yet is no fault; other faults stay visible.
    if (Object.keys(form.faults).length === 0) form.clearErrors();
    this.state = { kind: 'question', asked: asked.value, requested: requested || press !== null };
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

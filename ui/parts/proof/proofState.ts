import type { Captcha } from '#application/ports/captcha.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Site } from '#domain/site/site.ts';
import type { Services } from '../../session/services.ts';
import type { FormModel } from '../form/FormModel.ts';

/** Which proof is required, and whether it was given. */
export type ProofState =
  | { readonly kind: 'none-needed' }
  | { readonly kind: 'captcha'; readonly token: string | null }
  /** A submit waits for the captcha and repeats automatically once it passes. */
  | { readonly kind: 'awaited'; readonly press: Press }
  /**
   * The user must act on the captcha, then a waiting submit repeats automatically: because the submit has been pending too
   * long (`confirm`), or because the captcha says that its button must be pressed.
   */
  | { readonly kind: 'needs-attention'; readonly why: 'confirm' | 'press'; readonly press: Press | null }
  /** The question is loading; a submit may wait for it. */
  | { readonly kind: 'asking'; readonly press: Press | null }
  /** `requested`: the user asked for the question or a submit waited for it, so its field receives the focus. */
  | { readonly kind: 'question'; readonly asked: SecurityQuestion; readonly requested: boolean }
  /** `why`: how the question was refused; without it, none is asked here, so the captcha is the only way. */
  | { readonly kind: 'unavailable'; readonly why?: ProblemKind };

/** A pending submit and the draft it was made with. */
export interface Press {
  readonly draft: object;
  readonly again: () => unknown;
}

/** What a proof needs of its form. */
export type ProvedForm = Pick<FormModel<object, object>, 'draft' | 'isFilled' | 'faults' | 'clearErrors'>;

export interface ProofFaults {
  readonly captcha?: 'confirm' | 'press';
  readonly answer?: 'required';
}

export interface ProofDeps {
  readonly site: Site;
  /** Read on each use, since the language may change while the form is shown. */
  readonly locale: () => Locale;
  readonly ask: Services['askSecurityQuestion'];
  readonly captcha: Captcha<HTMLElement>;
}

/** True if the captcha waits for a press of the user on its own button. */
export const wantsPress = (state: ProofState): boolean =>
  state.kind === 'needs-attention' && state.why === 'press';

import { makeAutoObservable, observableRef } from 'mobx';
import type { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import type { OpenActivation } from '#application/activation/openActivation.ts';
import type { GivenOrder, GivenVoucher } from '#domain/activation/activation.ts';
import type { ActivationLink } from '#domain/activation/activationLink.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

export type ActivationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'closed'; readonly problem: Problem }
  | OpenState;

export interface OpenState {
  readonly kind: 'open';
  readonly order: GivenOrder;
  /** Serial numbers of vouchers whose activation failed. */
  readonly failed: readonly SerialNumber[];
  readonly doing: Doing;
}

/** What happens to some of the order's vouchers, or the outcome of the last activation. */
type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asking'; readonly about: readonly GivenVoucher[] }
  | { readonly kind: 'activating'; readonly about: readonly GivenVoucher[] }
  | { readonly kind: 'answered'; readonly activated: number }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly about: readonly GivenVoucher[] };

interface ActivationDeps {
  readonly open: OpenActivation;
  readonly activate: ActivateVouchers;
  readonly link: ActivationLink;
}

/** View model of the page on which a giver activates the vouchers of an order. */
export class ActivationScreen {
  state: ActivationState = { kind: 'loading' };
  /** Counts the answers to activations; each change moves the focus to the outcome. */
  answers = 0;
  /** Counts the failures to open the page; from the second on, the focus moves to the reason. */
  refusals = 0;
  readonly #deps: ActivationDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: ActivationDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Opens the order. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    void this.look();
    return this.#latest.enter();
  }

  /** Opens the order, also as a retry. The state becomes `open` or `closed`. */
  async look(): Promise<void> {
    this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.link);
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'open', order: answer.value, failed: [], doing: { kind: 'nothing' } });
    else this.become({ kind: 'closed', problem: answer.fault });
  }

  /** Asks for confirmation before activating these vouchers. Does nothing while an activation is in flight. */
  ask(about: readonly GivenVoucher[]): void {
    if (this.state.kind !== 'open' || this.state.doing.kind === 'activating' || about.length === 0) return;
    this.become({ ...this.state, doing: { kind: 'asking', about } });
  }

  cancel(): void {
    if (this.state.kind === 'open') this.become({ ...this.state, doing: { kind: 'nothing' } });
  }

  async confirm(): Promise<void> {
    if (this.state.kind === 'open' && this.state.doing.kind === 'asking')
      await this.activate(this.state, this.state.doing.about);
  }

  /**
   * Retries the vouchers of a refused request, else those that failed. The user confirmed each of them before, so there
   * is no further question.
   */
  async retry(): Promise<void> {
    if (this.state.kind !== 'open' || this.state.doing.kind === 'activating') return;
    const { doing } = this.state;
    await this.activate(this.state, doing.kind === 'refused' ? doing.about : this.failedVouchers);
  }

  get failedVouchers(): readonly GivenVoucher[] {
    return this.notActivated('INACTIVE');
  }

  /** How many of the failed vouchers turned out to be blocked. */
  get withdrawn(): number {
    return this.notActivated('BLOCKED').length;
  }

  private notActivated(state: GivenVoucher['state']): readonly GivenVoucher[] {
    if (this.state.kind !== 'open') return [];
    const { failed, order } = this.state;
    return order.vouchers.filter(
      (voucher) => voucher.state === state && failed.includes(voucher.serialNumber),
    );
  }

  private async activate(open: OpenState, about: readonly GivenVoucher[]): Promise<void> {
    if (about.length === 0) return;
    const { order, failed } = open;
    const serialNumbers = about.map(({ serialNumber }) => serialNumber);
    this.become({ ...open, doing: { kind: 'activating', about } });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.activate.execute(this.#deps.link, order, serialNumbers);
    if (!isAwaited()) return;
    if (!answer.ok) {
      this.become({ ...open, doing: { kind: 'refused', problem: answer.fault, about } });
      return;
    }
    const { order: after, failed: newlyFailed } = answer.value;
    const others = failed.filter((serialNumber) => !serialNumbers.includes(serialNumber));
    this.become({
      kind: 'open',
      order: after,
      failed: [...others, ...newlyFailed],
      doing: { kind: 'answered', activated: about.length - newlyFailed.length },
    });
  }

  private become(state: ActivationState): void {
    const isAnswer =
      state.kind === 'open' && (state.doing.kind === 'answered' || state.doing.kind === 'refused');
    if (isAnswer) this.answers += 1;
    if (state.kind === 'closed') this.refusals += 1;
    this.state = state;
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import type { OpenActivation } from '#application/activation/openActivation.ts';
import type { GivenOrder, GivenVoucher } from '#domain/activation/activation.ts';
import type { ActivationLink } from '#domain/activation/activationLink.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** State of a giver's page. */
export type ActivationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'closed'; readonly problem: Problem }
  | OpenState;

/** The order is shown. */
export interface OpenState {
  readonly kind: 'open';
  readonly order: GivenOrder;
  /** Serial numbers of vouchers that were to be activated and are not. */
  readonly failed: readonly SerialNumber[];
  readonly doing: Doing;
}

/** What is under way with some of the order's vouchers, or came of it last. */
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

/** View model of a giver's page: the vouchers of an order, and activating one, all, or those that failed. */
export class ActivationScreen {
  state: ActivationState = { kind: 'loading' };
  /** Count of answers to an activation; each moves the focus to what came of it. */
  answers = 0;
  /** How often opening the page failed; from the second time on the focus moves to the reason. */
  refusals = 0;
  readonly #deps: ActivationDeps;
  readonly #latest = new LatestRequest();

  constructor(parts: ActivationDeps) {
    this.#deps = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts by opening the order; returns a function after which late answers are dropped. */
  start(): () => void {
    const leave = this.#latest.enter();
    void this.look();
    return leave;
  }

  /** Opens the order, also again after it could not be opened. The state becomes `open` or `closed`. */
  async look(): Promise<void> {
    this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.link);
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'open', order: answer.value, failed: [], doing: { kind: 'nothing' } });
    else this.become({ kind: 'closed', problem: answer.fault });
  }

  /** Asks whether these vouchers are to be activated: one, or all that wait. Does nothing while some are under way. */
  ask(about: readonly GivenVoucher[]): void {
    if (this.state.kind !== 'open' || this.state.doing.kind === 'activating' || about.length === 0) return;
    this.become({ ...this.state, doing: { kind: 'asking', about } });
  }

  /** Takes the question back. */
  cancel(): void {
    if (this.state.kind === 'open') this.become({ ...this.state, doing: { kind: 'nothing' } });
  }

  /** Activates the vouchers that were asked about. */
  async confirm(): Promise<void> {
    if (this.state.kind === 'open' && this.state.doing.kind === 'asking')
      await this.activate(this.state, this.state.doing.about);
  }

  /**
   * Tries those again that were refused together, else those that failed. It was confirmed for each of them before,
   * so nothing is asked.
   */
  async retry(): Promise<void> {
    if (this.state.kind !== 'open' || this.state.doing.kind === 'activating') return;
    const { doing } = this.state;
    await this.activate(this.state, doing.kind === 'refused' ? doing.about : this.failedVouchers);
  }

  /** The vouchers that failed and can be tried again. */
  get failedVouchers(): readonly GivenVoucher[] {
    return this.notActivated('INACTIVE');
  }

  /** How many were to be activated and turned out to be blocked. */
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

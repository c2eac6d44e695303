import { makeAutoObservable, observableRef } from 'mobx';
import type { AftercareServices } from '../services.ts';
import { type EmailFault, parseEmail } from '#domain/customer/email.ts';
import { type OrderNumberFault, type OrderReport, parseOrderNumber } from '#domain/orderStatus/order.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { HumanProof } from '../../../parts/proof/HumanProof.ts';
import type { ProofDeps, ProofFaults } from '../../../parts/proof/proofState.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

export type OrderStatusState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'found'; readonly report: OrderReport };

export interface OrderDraft {
  readonly orderNumber: string;
  readonly email: string;
}

export interface OrderStatusFaults extends ProofFaults {
  readonly orderNumber?: OrderNumberFault;
  readonly email?: EmailFault;
}

interface OrderStatusDeps extends ProofDeps {
  readonly askStatus: AftercareServices['askOrderStatus'];
  /** Initial values of the fields: this tab's last order, or an address typed before. */
  readonly known: OrderDraft;
}

/**
 * View model that looks up an order's status by its number and email address. The fields keep their values after every
 * answer.
 */
export class OrderStatusScreen {
  state: OrderStatusState = { kind: 'idle' };
  readonly proof: HumanProof;
  readonly form: FormModel<OrderDraft, OrderStatusFaults>;
  /** Counts answers; each change moves the focus to the answer. */
  answers = 0;
  readonly #deps: OrderStatusDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: OrderStatusDeps) {
    this.#deps = deps;
    this.proof = new HumanProof(deps, () => this.form);
    this.form = new FormModel<OrderDraft, OrderStatusFaults>(deps.known, (draft) => this.faultsOf(draft));
    makeAutoObservable<this, 'faultsOf'>(
      this,
      { proof: false, form: false, faultsOf: false, state: observableRef },
      { autoBind: true },
    );
  }

  /** Accepts answers. Returns the cleanup function, which drops late answers and removes the captcha. */
  start(): () => void {
    return this.#latest.enter(this.proof.destroy);
  }

  get busy(): boolean {
    return this.state.kind === 'asking' || this.proof.isAwaited;
  }

  /**
   * Validates the form and asks the backend. The state becomes `found` or `refused`; a further request needs a new
   * captcha. Does nothing while a call is in flight.
   */
  async submit(): Promise<void> {
    if (this.busy) return;
    const orderNumber = parseOrderNumber(this.form.draft.orderNumber);
    const email = parseEmail(this.form.draft.email);
    if (!this.form.submit() || !orderNumber.ok || !email.ok || this.proof.deferUntilVerified(this.submit))
      return;
    this.become({ kind: 'asking' });
    const question = { orderNumber: orderNumber.value, email: email.value, captcha: this.proof.text };
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.askStatus(question);
    if (!isAwaited()) return;
    this.form.clearErrors(); // the used-up captcha is not the user's error
    this.become(
      answer.ok ? { kind: 'found', report: answer.value } : { kind: 'refused', problem: answer.fault },
    );
    await this.proof.again();
  }

  /** Goes back to the fields, with their values. */
  change(): void {
    this.become({ kind: 'idle' });
  }

  private faultsOf({ orderNumber, email }: OrderDraft): OrderStatusFaults {
    const number = parseOrderNumber(orderNumber);
    const address = parseEmail(email);
    return {
      ...(!number.ok && { orderNumber: number.fault }),
      ...(!address.ok && { email: address.fault }),
      ...this.proof.faults,
    };
  }

  private become(state: OrderStatusState): void {
    if (state.kind === 'found' || state.kind === 'refused') this.answers += 1;
    this.state = state;
  }
}

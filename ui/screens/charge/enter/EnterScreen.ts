import { makeAutoObservable, observableRef } from 'mobx';
import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import type { PrepareCharge } from '#application/charge/prepareCharge.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import {
  type ChargeAmountFault,
  type ChargeEntry,
  EMPTY_CHARGE,
  chargeAmount,
  storableEntry,
} from '#domain/charge/chargeEntry.ts';
import { chargeDraftOf } from '#domain/charge/keptCharge.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type SerialNumberFault, parseSerialNumber } from '#domain/voucher/serialNumber.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { HumanProof, type ProofFaults, type ProofDeps } from '../../../parts/proof/HumanProof.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** How far the page has come: a serial number is asked for, checked or refused, or an amount is asked for. */
export type EnterState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'checked'; readonly voucher: Chargeable };

export type SerialDraft = Pick<ChargeEntry, 'serialNumber'>;
export type AmountDraft = Pick<ChargeEntry, 'choice' | 'amountText'>;

export interface SerialFaults extends ProofFaults {
  readonly serialNumber?: SerialNumberFault;
}

export interface AmountFaults {
  readonly amount?: ChargeAmountFault;
}

interface EnterDeps extends ProofDeps {
  readonly check: CheckCharge;
  readonly keepEntry: KeepChargeEntry;
  readonly kept: ReadKept<'charge' | 'chargeEntry'>;
  readonly prepare: PrepareCharge;
  /** The serial number of the voucher in use, if that can be charged; else empty. */
  readonly atHand: string;
}

/**
 * View model of the page on which a voucher to charge is named and the amount is chosen. All that is typed stays, also
 * after a refusal or a reload; a voucher that was checked need not be checked again.
 */
export class EnterScreen {
  readonly serial: FormModel<SerialDraft, SerialFaults>;
  readonly amount: FormModel<AmountDraft, AmountFaults>;
  readonly proof: HumanProof;
  state: EnterState;
  /** How often a serial number was refused; each time the focus moves to the reason. */
  refusals = 0;
  /** How often one form has taken the other's place; the new one then takes the focus. */
  turns = 0;
  readonly #deps: EnterDeps;
  readonly #latest = new LatestRequest();

  constructor(parts: EnterDeps) {
    this.#deps = parts;
    const { kept, atHand } = parts;
    const { serialNumber, choice, amountText } = kept.read('chargeEntry') ?? EMPTY_CHARGE;
    const checked = chargeDraftOf(kept.read('charge'));
    this.proof = new HumanProof(parts, () => this.serial);
    this.serial = new FormModel<SerialDraft, SerialFaults>(
      { serialNumber: serialNumber || (checked?.serialNumber ?? atHand) },
      (draft) => this.serialFaultsOf(draft),
      () => this.keep(),
    );
    this.amount = new FormModel<AmountDraft, AmountFaults>(
      { choice, amountText },
      (draft) => this.amountFaultsOf(draft),
      () => this.keep(),
    );
    this.state = checked === null ? { kind: 'idle' } : { kind: 'checked', voucher: checked };
    makeAutoObservable(
      this,
      { serial: false, amount: false, proof: false, state: observableRef },
      { autoBind: true },
    );
  }

  get busy(): boolean {
    return this.state.kind === 'asking' || this.proof.isAwaited;
  }

  /** The voucher that is charged; null until one was checked. */
  get voucher(): Chargeable | null {
    return this.state.kind === 'checked' ? this.state.voucher : null;
  }

  /** What is to be added, in minor units; null while nothing is chosen, or nothing that can be charged. */
  get amountInCent(): number | null {
    const amount = this.voucher && chargeAmount(this.amount.draft, this.voucher);
    return amount?.ok ? amount.value : null;
  }

  /** Starts clearing a mistyped code when the page is hidden; returns a function that stops that and the captcha. */
  start(): () => void {
    const leave = this.#latest.enter();
    window.addEventListener('pagehide', this.hide);
    return () => {
      leave();
      window.removeEventListener('pagehide', this.hide);
      this.proof.destroy();
    };
  }

  /** Checks the field, then asks the backend about the voucher. Does nothing while a call is under way. */
  async check(): Promise<void> {
    if (this.busy) return;
    const serialNumber = parseSerialNumber(this.serial.draft.serialNumber);
    if (!this.serial.submit() || !serialNumber.ok || this.proof.deferUntilVerified(this.check)) return;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const { check, prepare } = this.#deps;
    const answer = await check.execute({ serialNumber: serialNumber.value, captcha: this.proof.text });
    if (!isAwaited()) return; // the person left the page, or had everything removed
    this.serial.clearErrors(); // a proof that must be given anew is not the person's mistake
    if (answer.ok) {
      this.proof.renew();
      this.keep();
      prepare.execute({ ...answer.value, amountInCent: null });
      this.turnTo({ kind: 'checked', voucher: answer.value });
      return;
    }
    this.refuse(answer.fault);
    await this.proof.again();
  }

  /** Goes back to the serial number, for another voucher. The amount stays. */
  another(): void {
    this.#deps.prepare.giveUp();
    this.amount.clearErrors();
    this.serial.change({ serialNumber: '' });
    this.turnTo({ kind: 'idle' });
  }

  /** Checks the amount. True if there is nothing wrong with it: then the charge is prepared and can be paid. */
  submit(): boolean {
    const { voucher } = this;
    if (!this.amount.submit() || voucher === null) return false;
    this.#deps.prepare.execute({ ...voucher, amountInCent: this.amountInCent });
    return true;
  }

  private serialFaultsOf(draft: SerialDraft): SerialFaults {
    const serialNumber = parseSerialNumber(draft.serialNumber);
    return { ...(!serialNumber.ok && { serialNumber: serialNumber.fault }), ...this.proof.faults };
  }

  private amountFaultsOf(draft: AmountDraft): AmountFaults {
    const amount = this.voucher && chargeAmount(draft, this.voucher);
    return amount === null || amount.ok ? {} : { amount: amount.fault };
  }

  private keep(): void {
    this.#deps.keepEntry.execute({ ...this.serial.draft, ...this.amount.draft });
  }

  private hide(): void {
    // A page that the browser keeps for "back" must not come back with a code in it.
    const { serialNumber } = storableEntry({ ...this.serial.draft, ...this.amount.draft });
    this.serial.change({ serialNumber });
    this.proof.type('');
  }

  private refuse(problem: Problem): void {
    this.refusals += 1;
    this.become({ kind: 'refused', problem });
  }

  private turnTo(state: EnterState): void {
    this.turns += 1;
    this.state = state;
  }

  private become(state: EnterState): void {
    this.state = state;
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import type { KeepCharge } from '#application/charge/keepCharge.ts';
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
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import { readSerialNumber } from '#domain/voucher/readSerialNumber.ts';
import type { SerialNumber, SerialNumberFault } from '#domain/voucher/serialNumber.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { HumanProof } from '../../../parts/proof/HumanProof.ts';
import type { ProofDeps, ProofFaults } from '../../../parts/proof/proofState.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { onPageHide } from '../../../session/onPageHide.ts';

/** The steps of the page: ask for a serial number, check it, then ask for the amount. */
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
  readonly reader: CodeReader;
  readonly check: CheckCharge;
  readonly keepEntry: KeepChargeEntry;
  readonly kept: ReadKept<'charge' | 'chargeEntry'>;
  readonly keepCharge: KeepCharge;
  /** Serial number of the voucher in use if it can be charged; else empty. */
  readonly atHand: string;
}

/**
 * View model of the page on which the user enters a voucher and an amount. The fields keep their values after a refusal
 * or a reload; a checked voucher need not be checked again.
 */
export class EnterScreen {
  readonly serial: FormModel<SerialDraft, SerialFaults>;
  readonly amount: FormModel<AmountDraft, AmountFaults>;
  readonly proof: HumanProof;
  state: EnterState;
  /** Counts refused serial numbers; each change moves the focus to the reason. */
  refusals = 0;
  /** Counts the switches between the two forms; each change moves the focus to the new one. */
  turns = 0;
  readonly #deps: EnterDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: EnterDeps) {
    this.#deps = deps;
    const { kept, atHand } = deps;
    const { serialNumber, choice, amountText } = kept.read('chargeEntry') ?? EMPTY_CHARGE;
    const checked = chargeDraftOf(kept.read('charge'));
    this.proof = new HumanProof(deps, () => this.serial);
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

  /** The voucher to charge; null until one was checked. */
  get voucher(): Chargeable | null {
    return this.state.kind === 'checked' ? this.state.voucher : null;
  }

  /** The typed number, or why it is none. */
  get serialNumber(): Result<SerialNumber, SerialNumberFault> {
    return readSerialNumber(this.serial.draft.serialNumber, this.#deps.reader.read);
  }

  /** In minor units; null while the choice is missing or not allowed. */
  get amountInCent(): number | null {
    const amount = this.voucher && chargeAmount(this.amount.draft, this.voucher);
    return amount?.ok ? amount.value : null;
  }

  /** Clears a mistyped code on `pagehide`. Returns the cleanup function, which also removes the captcha. */
  start(): () => void {
    return this.#latest.enter(onPageHide(this.hide), this.proof.destroy);
  }

  /** Validates the field, then checks the voucher with the backend. Does nothing while a call is in flight. */
  async check(): Promise<void> {
    if (this.busy) return;
    const { serialNumber } = this;
    if (!this.serial.submit() || !serialNumber.ok || this.proof.deferUntilVerified(this.check)) return;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const { check, keepCharge, site } = this.#deps;
    const asked = { serialNumber: serialNumber.value, captcha: this.proof.text };
    const answer = await check.execute(asked, site.currency);
    if (!isAwaited()) return; // the user left the page or removed all data
    this.serial.clearErrors(); // the used-up captcha is not the user's error
    if (answer.ok) {
      this.proof.renew();
      this.keep();
      keepCharge.execute({ ...answer.value, amountInCent: null });
      this.turnTo({ kind: 'checked', voucher: answer.value });
      return;
    }
    this.refuse(answer.fault);
    await this.proof.again();
  }

  /** Goes back to the serial number for another voucher. The amount stays. */
  another(): void {
    this.#deps.keepCharge.giveUp();
    this.amount.clearErrors();
    this.serial.change({ serialNumber: '' });
    this.turnTo({ kind: 'idle' });
  }

  /** Validates the amount. True if it is valid: the charge is then prepared for the payment. */
  submit(): boolean {
    const { voucher } = this;
    if (!this.amount.submit() || voucher === null) return false;
    this.#deps.keepCharge.execute({ ...voucher, amountInCent: this.amountInCent });
    return true;
  }

  private serialFaultsOf(draft: SerialDraft): SerialFaults {
    const serialNumber = readSerialNumber(draft.serialNumber, this.#deps.reader.read);
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

import { expect } from 'vitest';
import { decide, finalize, FRICTIONLESS, init, payment, stateOf, toTopUp } from './paying.ts';
import type { Provider } from './paying.ts';
import { ADA } from './shopping.ts';
import { codeOf, NOW } from './visitor.ts';
import type { ListedVoucher, Visitor } from './visitor.ts';

const START = 4000;
const GIVEN = 500;
const HALF_AN_HOUR = 1800;

/** A payment as the person before the screen knows it. */
interface Known {
  readonly reference: string;
  readonly provider: Provider;
  readonly id: string;
  readonly owner: number;
  readonly amount: number;
  readonly startedAt: number;
  /** What came of it: the holder’s decision, or that it was ended before there was one. */
  fate: 'open' | 'paid' | 'unpaid';
  /** The last key that finalize was sent with. */
  key: string;
}

interface Booked {
  readonly kind: string;
  readonly reference: string;
  readonly serialNumber: string;
  readonly amountInCent: number;
}

/** Two vouchers and everything that is done with them, with an account of its own of what must come of it. */
export class Bookkeeper {
  readonly #visitor: Visitor;
  readonly #known: Known[] = [];
  readonly #given = [0, 0];
  #seconds = 0;
  #owners: readonly { voucher: ListedVoucher; token: string; redeeming: string }[] = [];

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  async open(): Promise<this> {
    await this.#visitor.post('/sandbox/reset', {});
    await this.#visitor.post('/sandbox/token-lifetime', { seconds: 7_000_000 });
    const owner = async () => {
      const { voucher, token } = await toTopUp(this.#visitor);
      return { voucher, token, redeeming: (await this.#visitor.enter(voucher.code)).body.token };
    };
    this.#owners = [await owner(), await owner()];
    return this;
  }

  async begin(owner: number, provider: Provider, typeId: string, amount: number): Promise<void> {
    this.#expire();
    const { token } = this.#owner(owner);
    const body = payment(provider, { amount, ...(provider === 'unzer' && { typeId }) });
    const answer = await init(this.#visitor, provider, body, { token });
    const isDeclined = answer.status === 422 && codeOf(answer) === 'PAYx1';
    if (answer.status !== 200 && !isDeclined) return;
    for (const one of this.#known) if (one.owner === owner && one.fate === 'open') one.fate = 'unpaid';
    const { reference } = body;
    const listed = (await this.#visitor.get<{ reference: string; page?: string }[]>('/sandbox/payments'))
      .body;
    const page = listed.find((one) => one.reference === reference)?.page ?? '';
    const id = provider === 'unzer' ? (answer.body.chargeId ?? '') : (page.split('=')[1] ?? '');
    const isPaid = provider === 'unzer' && typeId === FRICTIONLESS;
    const fate = isDeclined ? 'unpaid' : isPaid ? 'paid' : 'open';
    this.#known.push({ reference, provider, id, owner, amount, startedAt: this.#seconds, fate, key: '' });
  }

  async decide(index: number, decision: string): Promise<void> {
    this.#expire();
    const one = this.#payment(index);
    if (one === undefined) return;
    await decide(this.#visitor, one.id, decision, '20');
    // What is lost on the way to the app is not what this is about: the ledger tells the truth.
    await this.#visitor.delete('/sandbox/faults');
    if (one.fate === 'open') one.fate = decision.startsWith('approve') ? 'paid' : 'unpaid';
  }

  /** @param by whose token goes with it, perhaps a stranger’s */
  async finalize(index: number, by: number, sameKey: boolean): Promise<void> {
    const one = this.#payment(index);
    if (one === undefined) return;
    if (!sameKey || one.key === '') one.key = crypto.randomUUID();
    const { token } = this.#owner(by);
    const { status, body } = await finalize(this.#visitor, one.provider, one.id, { token, key: one.key });
    if (status === 200 && body.state === 'received')
      expect([one.fate, one.amount]).toEqual(['paid', body.chargedInCent]);
    if (by !== one.owner && !sameKey) expect(status).toBe(404);
  }

  async give(owner: number): Promise<void> {
    const body = {
      donationId: crypto.randomUUID(),
      organisationId: '11',
      valueInCent: GIVEN,
      receipt: false,
      customer: ADA,
      confirmations: { notesRead: true },
    };
    const call = { token: this.#owner(owner).redeeming, key: crypto.randomUUID() };
    const { status } = await this.#visitor.post('/api/v2/donation', body, call);
    if (status === 201) this.#given[owner] = (this.#given[owner] ?? 0) + GIVEN;
  }

  async pass(seconds: number): Promise<void> {
    this.#seconds += seconds;
    await this.#visitor.post('/sandbox/clock', { now: NOW + this.#seconds * 1000 });
  }

  /** The books against what was done, to the cent. */
  async settle(): Promise<number> {
    const { body: ledger } = await this.#visitor.get<Booked[]>('/sandbox/ledger');
    const paid = ledger.filter(({ kind }) => kind === 'payment');
    const booked = paid.map(({ reference }) => reference);
    expect(new Set(booked).size).toBe(booked.length);
    for (const { reference } of paid)
      expect(this.#known.find((one) => one.reference === reference)?.fate).toBe('paid');
    const { body: vouchers } = await this.#visitor.get<ListedVoucher[]>('/sandbox/vouchers');
    for (const [owner, { voucher }] of this.#owners.entries()) {
      const of = (kind: string) =>
        sum(ledger.filter((line) => line.kind === kind && line.serialNumber === voucher.serialNumber));
      expect(of('charge')).toBe(of('payment'));
      const now = vouchers.find(({ serialNumber }) => serialNumber === voucher.serialNumber);
      expect(now?.balanceInCent).toBe(START + of('payment') - (this.#given[owner] ?? 0));
    }
    return paid.length;
  }

  /** After long enough, each payment has ended as it was decided: none is lost, none was taken unasked. */
  async end(): Promise<number> {
    await this.settle();
    await this.pass(2 * HALF_AN_HOUR);
    this.#expire();
    const due = this.#known.filter(({ fate }) => fate === 'paid');
    for (const { reference, fate } of this.#known) {
      const { state } = await stateOf(this.#visitor, reference);
      expect(state === 'received').toBe(fate === 'paid');
      expect(state).not.toBe('processing');
    }
    expect(await this.settle()).toBe(due.length);
    return due.length;
  }

  #expire(): void {
    for (const one of this.#known)
      if (one.fate === 'open' && this.#seconds >= one.startedAt + HALF_AN_HOUR) one.fate = 'unpaid';
  }

  #payment(index: number): Known | undefined {
    return this.#known.at(-1 - index);
  }

  #owner(index: number) {
    const owner = this.#owners[index];
    if (owner === undefined) throw new RangeError('There are two owners.');
    return owner;
  }
}

function sum(lines: readonly Booked[]): number {
  return lines.reduce((total, { amountInCent }) => total + amountInCent, 0);
}

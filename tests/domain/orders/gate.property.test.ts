import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gateOf } from '#domain/orders/gate.ts';
import { type AnyGate, type Asked, anyFacts } from './anyFacts.ts';

const RUNS = 20_000;

type GateOf = (asked: Asked) => AnyGate;

const product: GateOf = ({ rules, facts }) => gateOf(rules, facts);

/** Why a page must not show this; null if it may. Says each rule on its own, without an order of precedence. */
function objection({ rules, facts }: Asked, gate: AnyGate): string | null {
  const { left, open, holding } = facts;
  const asksForCode = rules.needsVoucher && holding !== 'voucher';
  const showsLeft = left !== null && !(rules.needsVoucher && holding === 'expired');
  const isPlaced = open === null && rules.isPlaced(facts);
  const prepared = rules.prepare(facts);
  switch (gate.kind) {
    case 'settling':
      return showsLeft && gate.order === left ? null : 'an order that is not left';
    case 'placed':
      if (showsLeft) return 'a receipt before an open order';
      return isPlaced ? null : 'a receipt of something else';
    case 'other':
      if (showsLeft || asksForCode) return 'another order too early';
      return open !== null && open === gate.open && open.kind !== rules.kind ? null : 'no other order';
    case 'ready':
    case 'waiting':
    case 'missing':
      if (showsLeft) return 'a new order beside an open one';
      if (isPlaced) return 'the same order again';
      if (asksForCode)
        return gate.kind === 'missing' && gate.step === 'code' ? null : 'an order without a code';
      if (open !== null && open.kind !== rules.kind) return 'a new order beside another one';
      return JSON.stringify(gate) === JSON.stringify(prepared) ? null : 'a step that lacks nothing';
  }
}

/** The number of these facts at which the gate is wrong. */
function faultsOf(gate: GateOf, sample: readonly Asked[]): number {
  return sample.filter((asked) => objection(asked, gate(asked)) !== null).length;
}

const sample = fc.sample(anyFacts, { numRuns: RUNS, seed: 54 });

it('shows what may be shown, whatever the facts are', () => {
  fc.assert(
    fc.property(anyFacts, (asked) => {
      expect(objection(asked, product(asked))).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

it.each(['redemption', 'donation', 'charge', 'voucher-order'])('reaches every gate of a %s', (kind) => {
  const own = sample.filter(({ rules }) => rules.kind === kind);
  const seen = new Set(own.map((asked) => product(asked)).map((gate) => gate.kind));
  const loads = kind === 'redemption' || kind === 'donation';
  const gates = ['settling', 'placed', 'other', 'missing', 'ready', ...(loads ? ['waiting'] : [])];
  expect([...seen].toSorted()).toEqual(gates.toSorted());
});

const nothingLeft = ({ rules, facts }: Asked): Asked => ({ rules, facts: { ...facts, left: null } });
const nothingOpen = ({ rules, facts }: Asked): Asked => ({ rules, facts: { ...facts, open: null } });

/** Wrong gates: each changes one rule of the product. */
const PLANTED: Readonly<Record<string, GateOf>> = {
  'forgets the order that is left': (asked) => product(nothingLeft(asked)),
  'forgets other open orders': (asked) => product(nothingOpen(asked)),
  'takes an order of its own kind for another one': (asked) => {
    const { open } = asked.facts;
    return open === null ? product(asked) : { kind: 'other', open };
  },
  'shows another order before its own': (asked) => {
    const { open } = asked.facts;
    return open !== null && open.kind !== asked.rules.kind ? { kind: 'other', open } : product(asked);
  },
  'shows a receipt before an open order': (asked) =>
    asked.rules.isPlaced(asked.facts) ? { kind: 'placed' } : product(asked),
  'offers again what was just ordered': (asked) =>
    product(asked).kind === 'placed' ? asked.rules.prepare(asked.facts) : product(asked),
  'needs no code': (asked) => product({ ...asked, facts: { ...asked.facts, holding: 'voucher' } }),
  'asks for the code before a receipt': (asked) =>
    asked.rules.needsVoucher && asked.facts.holding !== 'voucher' && asked.facts.left === null
      ? { kind: 'missing', step: 'code' }
      : product(asked),
  'asks every kind for a code': (asked) =>
    product({ ...asked, rules: { ...asked.rules, needsVoucher: true } }),
  'shows the order that is left after the session expired': (asked) =>
    asked.facts.left === null ? product(asked) : { kind: 'settling', order: asked.facts.left },
  'leads back to the choice whatever is missing': (asked) => {
    const gate = product(asked);
    return gate.kind === 'missing' ? { kind: 'missing', step: 'choice' } : gate;
  },
  'takes the receipt of another shop for that of the page': (asked) => {
    const isReceived = 'receipt' in asked.facts && asked.facts.receipt !== null && asked.facts.open === null;
    return isReceived && asked.facts.left === null ? { kind: 'placed' } : product(asked);
  },
};

it.each(Object.entries(PLANTED))('the rules find a gate that %s', (_, gate) => {
  expect(faultsOf(gate, sample)).toBeGreaterThan(0);
});

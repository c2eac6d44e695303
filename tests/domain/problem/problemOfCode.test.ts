import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS, type ProblemKind } from '#domain/problem/problem.ts';
import { KNOWN_CODES, problemOfCode, problemOfStatus } from '#domain/problem/problemOfCode.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

/** Every code of the contract's list whose flow exists, with what it says where nothing more is known. */
const MEANINGS: Readonly<Record<string, ProblemKind>> = {
  VCRx1: 'code-unknown',
  VCRx2: 'already-redeemed',
  VCRx8: 'not-activated',
  VCRx9: 'expired-by-age',
  VCRx10: 'cancelled-replaced',
  VCRx13: 'old-format',
  VCRx15: 'not-in-system',
  VCRx20: 'wrong-category',
  VCRx21: 'cooperation-card',
  VCRx22: 'tax-saving-card',
  VCRx25: 'invalid-ask-merchant',
  VCRx30: 'insufficient-credit',
  VCRx51: 'bought-recently',
  VCRx54: 'blocked-other',
  RDMx2: 'link-expired',
  RDMx3: 'safety-lock',
  RDMx4: 'code-delayed',
  RDMx5: 'code-revealed',
  DOCx1: 'pin-wrong',
  DOCx2: 'document-locked',
  DOCx3: 'document-expired',
  GVAx1: 'giveaway-gone',
  GVAx2: 'giveaway-had',
  ORDx1: 'order-not-found',
  ORDx2: 'order-undeterminable',
  FRDx1: 'letter-pin-wrong',
  FRDx2: 'letter-pin-locked',
  UPLx1: 'upload-refused',
  CHGx1: 'charge-under-way',
  CHGx2: 'charge-had',
  CHGx3: 'charge-refused',
  PAYx1: 'payment-failed',
  SHPx1: 'shop-gone',
  SHPx2: 'shop-refuses-card',
  CAPx1: 'captcha-invalid',
  STDx1: 'unknown',
  STDx5: 'partner-unavailable',
  STDx6: 'session-expired',
};

const REASONED: readonly (readonly [string, string, ProblemKind])[] = [
  ['VCRx9', 'age', 'expired-by-age'],
  ['VCRx9', 'external-partner', 'expired-external'],
  ['VCRx10', 'replaced', 'cancelled-replaced'],
  ['VCRx10', 'theft', 'cancelled-theft'],
  ['VCRx54', 'expired', 'blocked-expired'],
  ['VCRx54', 'redeemed', 'blocked-redeemed'],
  ['VCRx54', 'fraud', 'blocked-fraud'],
  ['VCRx54', 'other', 'blocked-other'],
];

it.each(Object.entries(MEANINGS))('reads %s as "%s"', (code, kind) => {
  expect(problemOfCode(code)).toBe(kind);
});

it.each(REASONED)('reads %s with the reason "%s" as "%s"', (code, reason, kind) => {
  expect(problemOfCode(code, reason)).toBe(kind);
});

it('knows the codes of the list, each once, and no other', () => {
  expect(KNOWN_CODES.toSorted()).toEqual(Object.keys(MEANINGS).toSorted());
});

it.each(['VCRx9', 'VCRx10', 'VCRx54'])(
  'reads %s with an unknown reason in the same way as without a reason',
  (code) => {
    for (const reason of HOSTILE_TEXTS) expect(problemOfCode(code, reason)).toBe(MEANINGS[code]);
  },
);

it('ignores the reason if the code is specific enough', () => {
  expect(problemOfCode('VCRx1', 'fraud')).toBe('code-unknown');
});

it.each([...HOSTILE_TEXTS, 'vcrx1', 'VCRX1', 'VCRx1 ', 'VCRx', 'VCRx999', 'CHGx4'])(
  'returns no kind for the unknown code %j',
  (code) => {
    expect(problemOfCode(code)).toBeUndefined();
    expect(problemOfCode(code, 'other')).toBeUndefined();
  },
);

it('has a kind of its own for every message that a code can bring', () => {
  const fromCodes = [...Object.values(MEANINGS), ...REASONED.map(([, , kind]) => kind)];
  const withoutCode: readonly ProblemKind[] = [
    'link-unknown',
    'document-unknown',
    'activation-unknown',
    'file-unusable',
    'check-unknown',
    'third-party-unknown',
    'over-on-arrival',
    'organisation-gone',
    'serial-number-unknown',
    'charge-expired',
    'charge-unclear',
    'payment-open',
    'payment-cancelled',
    'payment-contradicted',
    'payment-unusable',
    'order-changed',
    'ordered-elsewhere',
    'donation-unclear',
    'too-many-requests',
    'offline',
    'timed-out',
    'server-down',
    'unreadable-answer',
    'redemption-unclear',
    'redemption-changed',
    'answer-mismatch',
  ];
  expect(new Set([...fromCodes, ...withoutCode])).toEqual(new Set(PROBLEM_KINDS));
});

it.each([
  [400, 'unknown'],
  [401, 'session-expired'],
  [402, 'unknown'],
  [403, 'unknown'],
  [404, 'unknown'],
  [428, 'unknown'],
  [429, 'too-many-requests'],
  [430, 'unknown'],
  [499, 'unknown'],
  [500, 'server-down'],
  [502, 'server-down'],
  [503, 'server-down'],
  [599, 'server-down'],
] as const)('maps the status %i without a code to %s', (status, kind) => {
  expect(problemOfStatus(status)).toBe(kind);
});

it('returns exactly one kind for any answer', () => {
  holds(
    fc.property(
      fc.oneof(anyText, fc.constantFrom<string>(...KNOWN_CODES)),
      fc.option(fc.oneof(anyText, fc.constantFrom(...REASONED.map(([, reason]) => reason))), {
        nil: undefined,
      }),
      fc.oneof(fc.integer(), fc.double()),
      (code, reason, status) => {
        const kind = problemOfCode(code, reason) ?? problemOfStatus(status);
        expect(PROBLEM_KINDS).toContain(kind);
        expect(problemOfCode(code, reason) ?? problemOfStatus(status)).toBe(kind);
      },
    ),
  );
});

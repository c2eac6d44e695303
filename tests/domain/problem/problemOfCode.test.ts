import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS, type ProblemKind } from '#domain/problem/problem.ts';
import { KNOWN_CODES, problemOfCode, problemOfStatus } from '#domain/problem/problemOfCode.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

const CONTRACT = readFileSync(new URL('../../../openapi/voucher-api.yaml', import.meta.url), 'utf8');

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

it('knows exactly the codes of the contract', () => {
  const listed = new Set(CONTRACT.match(/\b[A-Z]{3}x\d+\b/g));
  expect(listed.size).toBeGreaterThan(30);
  expect(KNOWN_CODES.toSorted()).toEqual([...listed].toSorted());
});

it.each(KNOWN_CODES)('reads %s as one of the kinds', (code) => {
  expect(PROBLEM_KINDS).toContain(problemOfCode(code));
});

it.each([
  ['RDMx2', 'link-expired'],
  ['VCRx13', 'old-format'],
  ['VCRx15', 'not-in-system'],
  ['VCRx51', 'bought-recently'],
] as const)('reads %s as "%s"', (code, kind) => {
  expect(problemOfCode(code)).toBe(kind);
});

it.each(REASONED)('reads %s with the reason "%s" as "%s"', (code, reason, kind) => {
  expect(problemOfCode(code, reason)).toBe(kind);
});

it.each([
  ['VCRx9', 'expired-by-age'],
  ['VCRx10', 'cancelled-replaced'],
  ['VCRx54', 'blocked-other'],
] as const)('reads %s without a known reason as "%s"', (code, kind) => {
  for (const reason of [undefined, ...HOSTILE_TEXTS]) expect(problemOfCode(code, reason)).toBe(kind);
});

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

it('reads every code and every reason as a kind of its own', () => {
  const reasoned = new Set(REASONED.map(([code]) => code));
  const kinds = KNOWN_CODES.filter((code) => !reasoned.has(code)).map((code) => problemOfCode(code));
  kinds.push(...REASONED.map(([, , kind]) => kind));
  expect(new Set(kinds).size).toBe(kinds.length);
});

it.each([
  [400, 'unknown'],
  [401, 'session-expired'],
  [402, 'unknown'],
  [403, 'unknown'],
  [404, 'unknown'],
  [408, 'timed-out'],
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

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS, type Problem } from '#domain/problem/problem.ts';
import { KNOWN_CODES, problemOfCode } from '#domain/problem/problemOfCode.ts';
import { refusalOf } from '#infrastructure/api/problemOfAnswer.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

function problemOf(status: number, body: unknown, headers: HeadersInit = {}) {
  return refusalOf(status, body, new Headers(headers), NOW).problem;
}

const withCode = (code: string, more: object = {}) => ({ errors: [{ code, message: '' }], ...more });

it.each(KNOWN_CODES)('maps %s regardless of the status', (code) => {
  expect(problemOf(500, withCode(code))).toEqual({ kind: problemOfCode(code), code });
});

it('prefers a known code to the first one', () => {
  const body = { errors: [{ code: 'ODD-1' }, { code: 'VCRx13' }] };
  expect(problemOf(422, body)).toEqual({ kind: 'old-format', code: 'VCRx13' });
});

it('reads the reason of a code', () => {
  expect(problemOf(409, withCode('VCRx54', { reason: 'fraud' })).kind).toBe('blocked-fraud');
  expect(problemOf(409, withCode('VCRx54', { reason: 7 })).kind).toBe('blocked-other');
});

const AT = Date.parse('2026-11-22T08:00:00Z');
const REMINDER = Date.parse('2026-11-23T08:00:00Z');
const ADDRESS = 'https://einloesen.gabenwahl.example/';

it.each<[string, Problem]>([
  ['VCRx15', { kind: 'not-in-system', availableAt: AT }],
  ['VCRx51', { kind: 'bought-recently', availableAt: AT }],
  ['DOCx2', { kind: 'document-locked', availableAt: AT }],
  ['FRDx2', { kind: 'letter-pin-locked', availableAt: AT }],
  ['VCRx8', { kind: 'not-activated', nextReminderAt: REMINDER }],
  ['DOCx1', { kind: 'pin-wrong', attemptsLeft: 0 }],
  ['FRDx1', { kind: 'letter-pin-wrong', attemptsLeft: 0 }],
  ['VCRx20', { kind: 'wrong-category', redirectUrl: ADDRESS }],
  ['VCRx21', { kind: 'cooperation-card', redirectUrl: ADDRESS }],
  ['VCRx22', { kind: 'tax-saving-card', redirectUrl: ADDRESS }],
  ['VCRx30', { kind: 'insufficient-credit' }],
])('reads with %s the money state and the data of its kind, whatever else is sent', (code, problem) => {
  const body = withCode(code, {
    availableAt: '2026-11-22T08:00:00Z',
    nextReminderAt: '2026-11-23T08:00:00Z',
    attemptsLeft: 0,
    redirectUrl: ADDRESS,
    moneyState: 'untouched',
  });
  const told = { ...problem, code, moneyState: 'untouched' };
  expect(problemOf(422, body)).toEqual(told);
  expect(problemOf(422, body, { 'Retry-After': '30' })).toEqual({ ...told, retryAfterSeconds: 30 });
  expect(problemOf(422, withCode(code))).toEqual({ kind: problem.kind, code });
});

it('drops only the invalid fields of a body', () => {
  const body = withCode('VCRx51', { availableAt: 'soon', redirectUrl: 5, moneyState: 'eaten', reason: [] });
  expect(problemOf(409, body)).toEqual({ kind: 'bought-recently', code: 'VCRx51' });
});

it('shows an unknown code, cleaned and truncated, with the general message', () => {
  expect(problemOf(422, withCode('NEWx77'))).toEqual({ kind: 'unknown', code: 'NEWx77' });
  expect(problemOf(500, withCode('NEWx77'))).toEqual({ kind: 'unknown', code: 'NEWx77' });
  expect(problemOf(422, withCode('vcrx13'))).toEqual({ kind: 'unknown', code: 'vcrx13' });
  expect(problemOf(422, withCode('<img src=x onerror=alert(1)>')).code).toBe('imgsrcxonerroralert1');
  expect(problemOf(422, withCode('Z'.repeat(5000))).code).toHaveLength(24);
  expect(problemOf(422, withCode('€€€'))).toEqual({ kind: 'unknown' });
});

it('keeps the meaning of a status with an unknown code', () => {
  expect(problemOf(401, withCode('NEWx77')).kind).toBe('session-expired');
  expect(problemOf(429, withCode('NEWx77')).kind).toBe('too-many-requests');
});

it.each([
  ['120', 120],
  [' 5 ', 5],
  ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['999999999', 86_400],
  ['120.5', 121],
])('parses "Retry-After: %s" as %i seconds', (header, seconds) => {
  expect(problemOf(429, { errors: [] }, { 'Retry-After': header })).toEqual({
    kind: 'too-many-requests',
    retryAfterSeconds: seconds,
  });
});

it.each(['soon', '', '-5x', '1e9e9', '-5', '1.', '2026-11-22', 'in 5'])(
  'ignores "Retry-After: %s"',
  (header) => {
    expect(problemOf(503, { errors: [] }, { 'Retry-After': header })).toEqual({ kind: 'server-down' });
  },
);

it('distinguishes a problem document from any other body', () => {
  const headers = new Headers();
  const documentOf = (body: unknown) => refusalOf(404, body, headers, NOW).document;
  expect(documentOf({ errors: [] })).toBe('plain');
  expect(documentOf({ errors: [{ code: 'GATEx1' }] })).toBe('plain');
  expect(documentOf({ errors: [{ code: 'GATEx1' }, { code: 'SHPx1' }] })).toBe('coded');
  expect(documentOf('<html>')).toBe('none');
  expect(documentOf({ error: 'not found' })).toBe('none');
});

it('returns exactly one problem for any status and any body', () => {
  const anyBody = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    fc.record({ errors: fc.array(fc.record({ code: fc.oneof(anyText, fc.constantFrom(...KNOWN_CODES)) })) }),
  );
  holds(
    fc.property(fc.integer({ min: 300, max: 599 }), anyBody, (status, body) => {
      const found = problemOf(status, body);
      expect(PROBLEM_KINDS).toContain(found.kind);
      expect(found.code ?? 'x').toMatch(/^[\w.-]{1,24}$/);
    }),
  );
});

it('ignores hostile texts and prototypes', () => {
  for (const text of HOSTILE_TEXTS) {
    const body: unknown = JSON.parse(
      `{"errors":[],"__proto__":{"polluted":true,"errors":[{"code":"VCRx1"}]}}`,
    );
    expect(problemOf(400, { ...(body as object), reason: text }).kind).toBe('unknown');
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

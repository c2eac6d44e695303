import { expect, it } from 'vitest';
import { attemptsToWarnOf } from '#domain/core/pinAttempts.ts';
import {
  CHECK_STATES,
  goesOnByItself,
  isDecided,
  parseFraudIdent,
  refusedBy,
  tasksOf,
} from '#domain/fraud/fraudCheck.ts';
import { CONFIRMATIONS, PERSON_FIELDS, parseFraudData } from '#domain/fraud/fraudData.ts';
import { parseLetterPin } from '#domain/fraud/letterPin.ts';
import { aCheck, aFraudDraft } from '#tests/data/fraud.ts';

const standings = (state: (typeof CHECK_STATES)[number]) =>
  tasksOf(aCheck({ state })).map(({ standing }) => standing);

it.each([
  ['DATA_REQUIRED', ['now', 'later', 'later', 'later']],
  ['DOCUMENT_REQUIRED', ['done', 'now', 'later', 'later']],
  ['LETTER_SENT', ['done', 'done', 'now', 'later']],
  ['PIN_REQUIRED', ['done', 'done', 'now', 'later']],
  ['VERIFIED', ['done', 'done', 'done', 'waiting']],
  ['IN_REVIEW', ['done', 'done', 'done', 'waiting']],
  ['RELEASED', ['done', 'done', 'done', 'done']],
  ['BLOCKED', ['done', 'done', 'done', 'refused']],
] as const)('shows in the state %s the tasks as %j', (state, expected) => {
  expect(standings(state)).toEqual(expected);
});

it('dates each completed task, and no later one', () => {
  const check = aCheck({ state: 'LETTER_SENT', dataAt: 1, documentAt: 2, verifiedAt: 3, decidedAt: 4 });
  expect(tasksOf(check).map(({ at }) => at)).toEqual([1, 2, 3, null]);
});

it('continues without the holder once everything is submitted, until it is decided', () => {
  const statesOf = (rule: typeof isDecided) => CHECK_STATES.filter((state) => rule(aCheck({ state })));
  expect(statesOf(goesOnByItself)).toEqual(['VERIFIED', 'IN_REVIEW']);
  expect(statesOf(isDecided)).toEqual(['RELEASED', 'BLOCKED']);
});

it.each([
  [null, null],
  [5, null],
  [4, 4],
  [0, 0],
])('warns of the remaining attempts once one of five has failed: for %j it shows %j', (left, warned) => {
  expect(attemptsToWarnOf(left)).toBe(warned);
});

it.each([
  ['fp-3hL6pD9sA5uZk0tT', true],
  ['short', false],
  ['a'.repeat(129), false],
  ['../../etc/passwd', false],
  ['with space here', false],
])('reads %j as an ident: %s', (text, isOne) => {
  expect(parseFraudIdent(text) !== null).toBe(isOne);
});

it.each(PERSON_FIELDS.filter((field) => field !== 'additionalAddress'))('requires %s', (field) => {
  expect(parseFraudData(aFraudDraft({ [field]: ' \u200b ' }))).toEqual({
    ok: false,
    fault: { [field]: 'required' },
  });
});

it.each(CONFIRMATIONS)('requires the confirmation %s', (one) => {
  const confirmed = CONFIRMATIONS.filter((other) => other !== one);
  expect(parseFraudData(aFraudDraft({ confirmed }))).toEqual({ ok: false, fault: { [one]: 'required' } });
});

it('requires each of the seven confirmations separately', () => {
  expect(new Set(CONFIRMATIONS).size).toBe(7);
});

it('trims the texts of confirmed data', () => {
  const parsed = parseFraudData(aFraudDraft({ firstName: ' Ada ', additionalAddress: '' }));
  expect(parsed.ok && parsed.value).toMatchObject({ firstName: 'Ada', additionalAddress: '' });
  expect(parsed.ok && 'confirmed' in parsed.value).toBe(false);
});

it.each([
  ['042817', '042817'],
  [' 04 28-17 ', '042817'],
])('reads the PIN %j as %j', (text, pin) => {
  expect(parseLetterPin(text)).toEqual({ ok: true, value: pin });
});

it.each([
  ['', 'required'],
  ['04281a', 'digits'],
  ['123', 'length'],
  ['1234567890123', 'length'],
])('rejects the PIN %j: %s', (text, fault) => {
  expect(parseLetterPin(text)).toEqual({ ok: false, fault });
});

it('learns from a refused PIN how many attempts are left, and until when it is locked', () => {
  const check = aCheck({ state: 'PIN_REQUIRED', attemptsLeft: 5 });
  expect(refusedBy(check, { kind: 'letter-pin-wrong', attemptsLeft: 4 })).toEqual({
    ...check,
    attemptsLeft: 4,
  });
  const locked = { ...check, attemptsLeft: 0 };
  expect(refusedBy(check, { kind: 'letter-pin-locked' })).toEqual(locked);
  expect(refusedBy(check, { kind: 'letter-pin-locked', availableAt: 7 })).toEqual({
    ...locked,
    lockedUntil: 7,
  });
  for (const kind of ['letter-pin-wrong', 'offline', 'upload-refused'] as const)
    expect(refusedBy(check, { kind })).toBe(check);
});

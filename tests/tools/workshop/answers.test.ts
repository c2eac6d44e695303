import { expect, it } from 'vitest';
import { valueAt, withValue } from '#workshop/form/answers.ts';

const ANSWERS = {
  brand: 'Kaartvink',
  support: { url: 'a', hours: [{ opens: '08:00' }] },
  switches: ['a', 'b'],
};

it('finds a value by its path', () => {
  expect(valueAt(ANSWERS, ['support', 'hours', 0, 'opens'])).toBe('08:00');
  expect(valueAt(ANSWERS, ['support', 'phone'])).toBeUndefined();
  expect(valueAt(ANSWERS, ['brand', 'x'])).toBeUndefined();
});

it('changes one value and nothing else, and keeps the order of fields', () => {
  const changed = withValue(ANSWERS, ['support', 'hours', 0, 'opens'], '09:00');
  expect(changed).toEqual({ ...ANSWERS, support: { url: 'a', hours: [{ opens: '09:00' }] } });
  expect(Object.keys(withValue(ANSWERS, ['brand'], 'X') as object)).toEqual(['brand', 'support', 'switches']);
  expect(ANSWERS.support.hours[0]?.opens).toBe('08:00');
});

it('adds to a list and takes from it', () => {
  expect(withValue(ANSWERS, ['switches', 2], 'c')).toMatchObject({ switches: ['a', 'b', 'c'] });
  expect(withValue(ANSWERS, ['switches', 0], undefined)).toMatchObject({ switches: ['b'] });
});

it('begins a group, and ends it with its last answer', () => {
  const begun = withValue(ANSWERS, ['captcha', 'siteKey'], 'KEY');
  expect(begun).toEqual({ ...ANSWERS, captcha: { siteKey: 'KEY' } });
  expect(withValue(begun, ['captcha', 'siteKey'], undefined)).toEqual(ANSWERS);
});

it('keeps null as an answer', () => {
  expect(withValue({}, ['actionColor'], null)).toEqual({ actionColor: null });
});

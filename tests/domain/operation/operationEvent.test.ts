import { assert, property, string, anything } from 'fast-check';
import { expect, it } from 'vitest';
import { BOUNDS, MEASURES, bucketOf } from '#domain/operation/buckets.ts';
import { engineOf } from '#domain/operation/engineOf.ts';
import { isUrgent } from '#domain/operation/isUrgent.ts';
import { operationEvent } from '#domain/operation/operationEvent.ts';
import { NAMES } from '#domain/operation/vocabulary.ts';

const STEPS = ['/', '/shops/:id/:slug?'];

it('keeps listed values', () => {
  expect(operationEvent({ kind: 'problem', name: 'offline' }, '/', STEPS)).toEqual({
    kind: 'problem',
    name: 'offline',
    step: '/',
  });
});

it.each([
  ['an address', { kind: 'problem', name: 'offline' }, '/shops/17/secret', 'other'],
  ['no step', { kind: 'problem', name: 'offline' }, undefined, 'other'],
])('reports %s as the step “other”', (_, told, step, seen) => {
  expect(operationEvent(told, step, STEPS).step).toBe(seen);
});

it.each([
  { kind: 'problem', name: 'Y245YWVDV' },
  { kind: 'Y245YWVDV', name: 'opened' },
  { kind: 'texts', name: 'xx' },
  { kind: 'toString', name: 'length' },
  { kind: '__proto__', name: 'constructor' },
])('reports $kind $name as “other”', (told) => {
  expect(operationEvent(told, '/', STEPS)).toEqual({ kind: 'other', name: 'other', step: '/' });
});

it('puts a measurement into its bucket, and adds no bucket to other events', () => {
  const vital = (value: unknown) => operationEvent({ kind: 'vital', name: 'LCP', value }, '/', STEPS).upTo;
  expect([vital(0), vital(1000), vital(1000.1), vital(8000), vital(8001), vital('2500')]).toEqual([
    1000,
    1000,
    1800,
    8000,
    undefined,
    undefined,
  ]);
  expect(operationEvent({ kind: 'step', name: 'opened', value: 410_047_013 }, '/', STEPS)).not.toHaveProperty(
    'upTo',
  );
});

it('keeps the place of a crash, and of nothing else', () => {
  const at = 'index.0a1b2c3d.js:1:2345';
  expect(operationEvent({ kind: 'crash', name: 'error', at }, '/', STEPS)).toHaveProperty('at', at);
  expect(operationEvent({ kind: 'problem', name: 'offline', at }, '/', STEPS)).not.toHaveProperty('at');
  for (const odd of ['Y245YWVDV', `${at} Y245YWVDV`, '/shops/17.js:1:2', 17, null])
    expect(operationEvent({ kind: 'crash', name: 'error', at: odd }, '/', STEPS)).not.toHaveProperty('at');
});

it('contains only listed words, whatever it is given', () => {
  const words = new Set<unknown>([...Object.keys(NAMES), ...Object.values(NAMES).flat(), ...STEPS, 'other']);
  const bounds = new Set<unknown>(Object.values(BOUNDS).flat());
  assert(
    property(anything(), anything(), anything(), string(), (kind, name, value, step) => {
      const { upTo, ...said } = operationEvent({ kind, name, value }, step, STEPS);
      expect(Object.values(said).every((word) => words.has(word))).toBe(true);
      expect(upTo === undefined || bounds.has(upTo)).toBe(true);
    }),
  );
});

it.each(MEASURES)('has ascending buckets for %s', (measure) => {
  const bounds = BOUNDS[measure];
  expect(bounds).toEqual(bounds.toSorted((one, other) => one - other));
  expect(bucketOf(measure, Number.POSITIVE_INFINITY)).toBeNull();
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'blink',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0',
    'blink',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'gecko'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'webkit'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1', 'webkit'],
  ['', 'other'],
])('detects the engine of %s', (userAgent, engine) => {
  expect(engineOf(userAgent)).toBe(engine);
});

it('sends problems and slow calls immediately, and ordinary steps later', () => {
  expect(isUrgent({ kind: 'problem', name: 'offline' })).toBe(true);
  expect(isUrgent({ kind: 'call', name: 'lost' })).toBe(true);
  expect(isUrgent({ kind: 'call', name: 'answered', value: 3_001 })).toBe(true);
  expect(isUrgent({ kind: 'call', name: 'answered', value: 3_000 })).toBe(false);
  expect(isUrgent({ kind: 'step', name: 'opened' })).toBe(false);
  expect(isUrgent({ kind: 'vital', name: 'CLS', value: 1 })).toBe(false);
});

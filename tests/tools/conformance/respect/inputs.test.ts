import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readInputs } from '#conformance/respect/inputs.ts';

const STAND_IN = JSON.parse(readFileSync('openapi/workflows/inputs.stand-in.json', 'utf8')) as object;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('puts another UUID in place of each mark, in each run', () => {
  const [one, other] = [readInputs(STAND_IN), readInputs(STAND_IN)];
  if (!one.ok || !other.ok) throw new Error('The file of the stand-in does not fit.');
  const keys = [one, other].flatMap(({ value }) => [value['redemptionKey'], value['documentKey']]);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(4);
  expect(one.value['voucherCaptcha']).toMatch(/^passed-[0-9a-f-]{36}$/);
});

it('names what is missing, unknown or wrong, and says no value', () => {
  const { letterPin, ...rest } = STAND_IN as Record<string, unknown>;
  const read = readInputs({ ...rest, currency: 'euros', letterpin: letterPin });
  expect(read).toEqual({
    ok: false,
    faults: [
      "letterPin: must have required property 'letterPin'",
      'letterpin: must NOT have additional properties',
      'currency: must match pattern "^[A-Z]{3}$"',
    ],
  });
});

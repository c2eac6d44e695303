import { expect, it } from 'vitest';
import { bodiesOfVisit, canariesOf, toldIn } from '#tools/bench/canaryVisit.ts';
import { ROUTES } from '#ui/shell/routes.ts';
import { readLog } from '#sandbox/operation/readLog.ts';

const VISITS = 1_000;
const STEPS = ROUTES.map(({ path }) => path);

it('puts a canary into everything that it tells', () => {
  for (const heard of toldIn(canariesOf('KqCANARY7Zx'))) {
    // A few kinds have no field of words, or hold a value that is not enumerable.
    const isWordless = 'kind' in heard.what && ['step', 'vital', 'call'].includes(heard.what.kind);
    const held = JSON.stringify(heard, (_, value: unknown) =>
      value instanceof Error ? value.message : value,
    );
    if (!isWordless) expect(held).toContain('KqCANARY7Zx');
  }
});

it('sends no canary in any byte of 1,000 visits, and only what the contract allows', () => {
  for (let visit = 0; visit < VISITS; visit += 1) {
    const mark = `Kq${visit}7Zx`;
    const bodies = bodiesOfVisit(canariesOf(mark), 'de', STEPS);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      expect(body).not.toContain(mark);
      if (visit % 100 === 0) expect(() => readLog(body)).not.toThrow();
    }
  }
});

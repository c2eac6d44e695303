import { expect, it } from 'vitest';
import { PROBLEM_FACES } from '#ui/problems/problemFaces.ts';

it('offers customer service as the last next step', () => {
  for (const [kind, { next }] of Object.entries(PROBLEM_FACES)) {
    const place = next.indexOf('contact-support');
    expect([kind, place < 0 ? next.length - 1 : place]).toEqual([kind, next.length - 1]);
  }
});

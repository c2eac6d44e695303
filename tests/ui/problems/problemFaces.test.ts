import { expect, it } from 'vitest';
import { PROBLEM_FACES } from '#ui/problems/problemFaces.ts';

it('offers customer service last: what helps at once comes before it', () => {
  for (const [kind, { next }] of Object.entries(PROBLEM_FACES)) {
    const place = next.indexOf('contact-support');
    expect([kind, place < 0 ? next.length - 1 : place]).toEqual([kind, next.length - 1]);
  }
});

import { expect, it } from 'vitest';
import { unreachable } from '#domain/core/unreachable.ts';

it('names the case that no branch was written for', () => {
  expect(() => unreachable({ kind: 'new' } as never)).toThrow('Unexpected case: {"kind":"new"}');
});

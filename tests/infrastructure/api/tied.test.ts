import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { call } from '#infrastructure/api/call.ts';
import { absentAs } from '#infrastructure/api/presence.ts';
import { cents, oneOf, orAbsent, orDigits, orNull, text } from '#infrastructure/api/shapes.ts';
import type { Items, Tied } from '#infrastructure/api/tied.ts';
import { aBackend, anApi, answering, json } from './backend.ts';

const backend = aBackend();

/** What the contract of this test sends. */
interface Sent {
  readonly id: string;
  readonly state: 'OPEN' | 'DONE';
  readonly amountInCent?: number;
  readonly lines: { readonly text: string; readonly note?: string }[];
}

const Line = z.object({ text, note: orNull(text) });
const Fitting = z.object({
  id: orDigits(text),
  state: oneOf(['OPEN', 'DONE', 'LATER'] as const),
  amountInCent: absentAs(0, cents),
  lines: z.array(z.unknown()) as Items<typeof Line>,
});

/** Compiles only for a schema that is tied to what is sent. */
const reads = <T extends z.ZodMiniType>(schema: T & Tied<T, Sent>) => schema;

it('compiles for a schema that reads what the contract sends, and more tolerantly', () => {
  const sent = { id: 7, state: 'LATER', lines: [{ text: 'a' }, 1] };
  expect(reads(Fitting).parse(sent)).toEqual({ ...sent, id: '7', amountInCent: 0 });
});

// The compiler refuses each of these: without an error, the directive above the line would be one.
it('does not compile for a schema that the contract contradicts', () => {
  const wrong = [
    // @ts-expect-error: the contract has no such field
    reads(z.object({ identifier: orNull(text) })),
    // @ts-expect-error: nor in an item of a list
    reads(z.object({ lines: z.array(z.object({ words: orAbsent(text) })) })),
    // @ts-expect-error: nor in an item that is parsed on its own
    reads(z.object({ lines: z.array(z.unknown()) as Items<z.ZodMiniType<unknown, { words?: string }>> })),
    // @ts-expect-error: it is a number
    reads(z.object({ amountInCent: orNull(text) })),
    // @ts-expect-error: it may be absent
    reads(z.object({ amountInCent: cents })),
    // @ts-expect-error: it has one more value
    reads(z.object({ state: oneOf(['OPEN'] as const) })),
  ];
  expect(wrong.every((schema) => schema instanceof z.ZodMiniObject)).toBe(true);
});

it('ties the schema of a call to the answer that the contract declares for it', async () => {
  backend.use(answering('get', '/v2/parameter/queue', () => json({ value: 'on' })));
  const ask = () => anApi().GET('/v2/parameter/{key}', { params: { path: { key: 'queue' } } });
  expect(await call(ask, z.object({ value: text }))).toMatchObject({ value: { value: 'on' } });
  // @ts-expect-error: the contract has no such field
  expect(await call(ask, z.object({ values: orNull(text) }))).toMatchObject({ value: { values: null } });
});

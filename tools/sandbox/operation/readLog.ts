import * as z from 'zod';
import { malformed } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import { BOUNDS, NAMES, PLACE, PROBLEM, STEP } from './names.ts';

export type OperationEvent = Wire['OperationEvent'];

/** In bytes. */
const LONGEST_BODY = 3_000;

const KINDS = ['problem', ...Object.keys(NAMES)] as OperationEvent['kind'][];
const LONGEST_NAME = 40;
const LONGEST_STEP = 64;
const ALL_BOUNDS: ReadonlySet<number> = new Set(Object.values(BOUNDS).flat());

const event = z
  .strictObject({
    kind: z.enum(KINDS),
    name: z.string().max(LONGEST_NAME),
    step: z.string().max(LONGEST_STEP).regex(STEP),
    upTo: z
      .number()
      .refine((bound) => ALL_BOUNDS.has(bound))
      .optional(),
    at: z.string().max(60).regex(PLACE).optional(),
    count: z.int().min(1).max(1_000),
  })
  .refine(({ kind, at }) => at === undefined || kind === 'crash')
  .refine(({ kind, name }) =>
    kind === 'problem' ? PROBLEM.test(name) : (NAMES[kind] as readonly string[]).includes(name),
  );

const log = z.strictObject({
  site: z
    .string()
    .max(30)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  engine: z.enum(['blink', 'gecko', 'webkit', 'other']),
  events: z.array(event).min(1).max(100),
});

/** The body of the call, or a 400: whatever is not on the closed lists and fits no pattern is refused, not kept. */
export function readLog(text: string): Wire['OperationLog'] {
  if (new TextEncoder().encode(text).length > LONGEST_BODY)
    throw malformed('', `At most ${LONGEST_BODY} bytes are expected`);
  const parsed = log.safeParse(jsonOf(text));
  if (!parsed.success)
    throw malformed(`/${parsed.error.issues[0]?.path.join('/') ?? ''}`, 'Not an operation log');
  // Safe: the names of each kind are names of the contract.
  return parsed.data as Wire['OperationLog'];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

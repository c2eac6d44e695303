import { MEASURES, type Measure, bucketOf } from './buckets.ts';
import { CRASH_PLACE } from './crashPlace.ts';
import { type EventKind, NAMES, OTHER } from './vocabulary.ts';

/** One line of the operator's log: words of closed lists and a bucket, nothing else. */
export interface OperationEvent {
  readonly kind: EventKind;
  readonly name: string;
  /** The pattern of the route, such as `/shops/:id/:slug?`. */
  readonly step: string;
  /** The bound of the bucket; absent without a measure, and above the last bound. */
  readonly upTo?: number;
  /** Of a crash: script, line and column. */
  readonly at?: string;
}

/** Anything at all; typed only so that callers see what is looked at. */
interface Reported {
  readonly kind: unknown;
  readonly name: unknown;
  readonly value?: unknown;
  readonly at?: unknown;
}

/**
 * Makes an event of anything: what is not on the closed lists becomes `other`. `steps` are the patterns of all routes.
 * A problem or measure that does not fit loses its kind, too.
 */
export function operationEvent(reported: Reported, step: unknown, steps: readonly string[]): OperationEvent {
  const where = steps.find((each) => each === step) ?? OTHER;
  const kind = kindOf(reported.kind);
  const name = (NAMES[kind] as readonly string[]).find((each) => each === reported.name);
  if (name === undefined) return { kind: 'other', name: OTHER, step: where };
  const measure = measureOf(kind, name);
  const upTo = measure && typeof reported.value === 'number' ? bucketOf(measure, reported.value) : null;
  return { kind, name, step: where, ...(upTo !== null && { upTo }), ...placeOf(kind, reported.at) };
}

function placeOf(kind: EventKind, at: unknown): Pick<OperationEvent, 'at'> {
  return kind === 'crash' && typeof at === 'string' && CRASH_PLACE.test(at) ? { at } : {};
}

function kindOf(kind: unknown): EventKind {
  return (Object.keys(NAMES) as EventKind[]).find((each) => each === kind) ?? 'other';
}

function measureOf(kind: EventKind, name: string): Measure | undefined {
  const measure = kind === 'call' ? kind : kind === 'vital' ? name : undefined;
  return MEASURES.find((each) => each === measure);
}

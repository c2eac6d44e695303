import type { CDPSession } from '@playwright/test';

/** Parts of a frame, by the names of trace events. An event may contain other ones, also of the same part. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['EventDispatch', 'events'],
  ['RunMicrotasks', 'microtasks'],
  ['UpdateLayoutTree', 'styles'],
  ['Layout', 'layout'],
  ['HitTest', 'hit test'],
  ['PrePaint', 'before painting'],
  ['Paint', 'painting'],
  ['Layerize', 'layers'],
  ['Commit', 'commit'],
]);
const FUNCTIONS = 25;
const SAMPLED_EVERY_US = 200;

interface TraceEvent {
  readonly name: string;
  /** In microseconds, on the clock of the profiler. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

interface Span {
  readonly from: number;
  readonly until: number;
}

type Profiled = Awaited<ReturnType<typeof profileOf>>;

/** Makes a press, and prints what the main thread did between its event and its paint. Returns what `press` does. */
export async function profilePress(session: CDPSession, press: () => Promise<number>): Promise<number> {
  const events: TraceEvent[] = [];
  // The protocol leaves open what an event is.
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  const { took, profile } = await profileOf(session, press);
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', collect);

  const begin = events.find(
    ({ name, args }) => name === 'EventDispatch' && /^(click|keydown)$/.test(args.data?.type ?? ''),
  );
  if (begin === undefined) return took;
  const span = { from: begin.ts, until: begin.ts + took * 1_000 };
  const own = events.filter(({ pid, ts }) => pid === begin.pid && isWithin(ts, span));
  console.log(`${took.toFixed(0)} ms`, partsOf(own));
  for (const [name, ms] of functionsOf(profile, span)) console.log(ms.toFixed(1).padStart(8), name);
  return took;
}

async function profileOf(session: CDPSession, press: () => Promise<number>) {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
  await session.send('Profiler.start');
  const took = await press();
  return { took, ...(await session.send('Profiler.stop')) };
}

function partsOf(events: readonly TraceEvent[]): Readonly<Record<string, number>> {
  const parts: Record<string, number> = {};
  for (const { name, dur = 0 } of events) {
    const part = PARTS.get(name);
    if (part !== undefined) parts[part] = Math.round(((parts[part] ?? 0) + dur / 1_000) * 10) / 10;
  }
  return parts;
}

/** The longest functions with all that they call, in milliseconds. */
function functionsOf({ nodes, samples = [], timeDeltas = [], startTime }: Profiled['profile'], span: Span) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const totals = new Map<string, number>();
  let at = startTime;
  for (const [index, sample] of samples.entries()) {
    const passed = timeDeltas[index] ?? 0;
    at += passed;
    if (!isWithin(at, span)) continue;
    const names = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) {
      const frame = byId.get(id)?.callFrame;
      if (frame) names.add(`${frame.functionName} ${frame.url.replace(/.*\//, '')}:${frame.lineNumber + 1}`);
    }
    for (const name of names) totals.set(name, (totals.get(name) ?? 0) + Math.max(0, passed) / 1_000);
  }
  return [...totals].toSorted(([, one], [, other]) => other - one).slice(0, FUNCTIONS);
}

function isWithin(ts: number, { from, until }: Span): boolean {
  return from <= ts && ts <= until;
}

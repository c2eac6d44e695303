import { STEPS } from '#sandbox/operation/steps.ts';
import { SITES } from '#sites/index.ts';
import { bodiesOfVisit, canariesOf } from './canaryVisit.ts';

const VISITS = 100_000;
/** A test compares them with the route table, whose views only the bundler can read. */
const ROUTES = STEPS.filter((step) => step !== 'other');
const MOST_BYTES = 3_000;

/** Drives visits with a canary in every field through the operator's log, and searches every byte that it sends. */
export async function benchLog(): Promise<readonly string[]> {
  const began = performance.now();
  const found = new Set<string>();
  let [bodies, bytes, largest] = [0, 0, 0];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const mark = markOf(visit);
    for (const body of bodiesOfVisit(canariesOf(mark), SITES[visit % SITES.length]?.id ?? '', ROUTES)) {
      const size = Buffer.byteLength(body);
      bodies += 1;
      bytes += size;
      largest = Math.max(largest, size);
      if (body.includes(mark)) found.add(body);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  console.table([
    { visits: VISITS, bodies, bytes, largest, canaries: found.size, seconds: seconds.toFixed(1) },
  ]);
  return [
    ...[...found].slice(0, 3).map((body) => `A canary was sent: ${body}`),
    ...(bodies < VISITS ? ['Some visits sent nothing.'] : []),
    ...(largest > MOST_BYTES ? [`A body had ${largest} bytes.`] : []),
  ];
}

/** Letters and digits as in a code; no two visits have the same. */
function markOf(visit: number): string {
  return `Kq${visit.toString(36).padStart(4, '0').toUpperCase()}7Zx`;
}

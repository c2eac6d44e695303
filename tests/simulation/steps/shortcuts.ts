import { INTENTS } from './intents.ts';
import type { Step } from './step.ts';

const BEGINNINGS = [...new Set(INTENTS.map(({ path }) => path))];

/** The same steps with a tab opened at another page, from which there may be a shorter way. */
export function* shortcuts(steps: readonly Step[]): Iterable<readonly Step[]> {
  for (const [place, step] of steps.entries()) {
    if (step.does !== 'open') continue;
    for (const path of BEGINNINGS) if (path !== step.path) yield steps.with(place, { ...step, path });
  }
}

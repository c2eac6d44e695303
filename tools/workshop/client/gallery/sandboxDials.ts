import { type Dials, turnsOf } from '../../dials/dials.ts';
import { post } from '../post.ts';

let now: string | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Resolves when the one sandbox of all frames behaves so. Turns follow one another. */
export function turnTo(dials: Dials): Promise<void> {
  const wanted = JSON.stringify(dials);
  return next(async () => {
    if (now === wanted) return;
    for (const { path, body, method } of turnsOf(dials)) await post(path, body, method);
    now = wanted;
  });
}

/** Forgets all vouchers and orders too. */
export function reset(): Promise<void> {
  return next(async () => {
    await post('/sandbox/reset', {});
    now = undefined;
  });
}

function next(step: () => Promise<void>): Promise<void> {
  last = last.then(step, step);
  return last as Promise<void>;
}

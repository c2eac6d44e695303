import { isOk } from '../driver/call.ts';
import { flaw, type Flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import { MOVERS, type Ready } from './movers.ts';
import type { Rule } from './rule.ts';
import { sameAnswer } from './sameAnswer.ts';

/** One rule for each mover, so that missing data of one leaves the others. */
export const ONE_KEY_ONE_ORDER: readonly Rule[] = MOVERS.map(({ area, ready }) => ({
  id: `one-key-one-order-${ready.name}`,
  title: `One key is one order, and its answer is repeated (${ready.name})`,
  area,
  contract: 'Moves value. The same Idempotency-Key with the same body replays the first answer; with another',
  async *check(trial) {
    yield* keysOf(trial, await ready(trial));
  },
}));

async function* keysOf(trial: Trial, { call, other, moved, once = 0 }: Ready): AsyncIterable<Flaw> {
  const bare = await trial.send({ ...call, key: null });
  if (bare.status !== 400) yield flaw('A call without Idempotency-Key has to be refused with 400.', bare);
  const odd = await trial.send({ ...call, key: 'not-a-uuid' });
  if (odd.status !== 400) yield flaw('A key that is no UUID has to be refused with 400.', odd);
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all([trial.send({ ...call, key }), trial.send({ ...call, key })]);
  const first = isOk(one) ? one : two;
  if (!isOk(first)) {
    yield flaw('Of two calls with one key at once, one has to succeed.', one, two);
    return;
  }
  const late = first === one ? two : one;
  if (late.status !== 409 && !sameAnswer(first, late))
    yield flaw('The second of two calls at once has to wait (409) or repeat the answer.', first, late);
  const again = await trial.send({ ...call, key });
  if (!sameAnswer(first, again)) yield flaw('A repeat has to get the first answer.', first, again);
  const otherBody = await trial.send({ ...other, key });
  if (otherBody.status !== 422)
    yield flaw('The key of another body has to be refused with 422.', first, otherBody);
  const sum = moved === undefined ? once : await moved();
  if (sum !== once) yield flaw(`One order moves ${once}, and ${sum} moved.`, first, again, otherBody);
}

import type { Carried } from '../Books.ts';
import type { World } from '../World.ts';

/** A call that is longer on its way may arrive after the page has asked for it; in milliseconds. */
const LATE = 1_000;
/** A page asks again for an order that may arrive late every 15 seconds; in milliseconds, with its way to the backend. */
const ASKS_AGAIN = 16_000;

/** Whether the tab that sent an order can know that it may have been carried out. */
export const canBeKnown =
  ({ engine, network }: World) =>
  ({ at, wayMs }: Carried): boolean =>
    wayMs <= LATE || engine.elapsed > Math.max(at, network.outageUntil) + ASKS_AGAIN;

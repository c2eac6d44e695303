import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Invariant } from './invariant.ts';

const ORDERS = /\/v2\/(redeem|donation)$/;
const UNCLEAR = [shared.problem['redemption-unclear'].title, shared.problem['donation-unclear'].title];

/** A page that got the backend's own answer to an order knows what came of it, however the backend writes its answers. */
export const answersAreRead: Invariant = ({ world, sights }) => {
  const order = world.backend.valueCalls.findLast(({ path }) => ORDERS.test(path));
  if (order?.status !== 201 || order.sender.toldStatus !== 201) return null;
  // A later press may have begun another order, whose call never arrived.
  if ([...world.presses].some((step) => step > order.sender.step)) return null;
  const shown = sights.find(({ tab }) => tab.number === order.sender.tab);
  const words = UNCLEAR.find((title) => shown?.text.includes(title));
  return words === undefined ? null : `the page has the answer to its order, and says “${words}”`;
};

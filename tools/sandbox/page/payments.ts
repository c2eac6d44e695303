import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { listedPayments } from '../routes/listing.ts';
import { type Markup, money, tablePart } from './markup.ts';

/** Payments, newest first, with a link to decide each open one. */
export function paymentsPart(world: World): Markup {
  const rows = listedPayments(world).map(
    ({ reference, provider, paysFor, amountInCent, currency, page, ...how }) => html`<tr>
      <td><code>${reference.slice(0, 8)}…</code></td>
      <td>${provider}</td>
      <td>${paysFor}</td>
      <td class="money">${money(amountInCent, currency)}</td>
      <td>
        ${how.state}${how.reason === undefined ? '' : `, ${how.reason}`}
        ${page === undefined ? '' : html`<a class="button" href="${page}">Decide</a>`}
      </td>
      <td>${how.orderNumber ?? ''}</td>
    </tr>`,
  );
  return tablePart('payments', 'Payments', {
    caption: 'Payments, newest first',
    heads: ['Reference', 'Provider', 'For', 'Amount', 'State', 'Order'],
    rows,
    none: 'No payments yet. Top up a prepaid voucher, or redeem one that has too little.',
  });
}

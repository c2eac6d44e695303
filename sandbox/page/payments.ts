import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { listedPayment } from '../routes/listing.ts';
import { money, table } from './markup.ts';
import type { Markup } from './markup.ts';

const HEADS = ['Reference', 'Provider', 'For', 'Amount', 'State', 'Order'] as const;

/** Payments, newest first; one that waits for its holder can be decided. */
export function paymentsPart(world: World): Markup {
  const rows = world.state.till
    .all()
    .toReversed()
    .map((payment) => listedPayment(world, payment))
    .map(
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
  return html`<section id="payments" aria-labelledby="payments-title">
    <h2 id="payments-title">Payments</h2>
    ${rows.length === 0 ? html`<p class="hint">No payments yet. Top up a prepaid voucher, or redeem one that has too little.</p>` : table('Payments, newest first', HEADS, rows)}
  </section>`;
}

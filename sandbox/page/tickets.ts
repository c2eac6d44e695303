import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { table } from './markup.ts';
import type { Markup } from './markup.ts';

/** What the customer service was written, newest first. */
export function ticketsPart(world: World): Markup {
  const rows = world.state.tickets.all().flatMap(({ ticketNumber, requests }) =>
    requests.toReversed().map(
      ({ topic, email, voucher, orderNumber, message, errorCode, files }) => html`<tr>
        <td>${ticketNumber}</td>
        <td>${topic}</td>
        <td>${email}</td>
        <td>${[voucher, orderNumber, errorCode].filter((about) => about !== '').join(', ')}</td>
        <td>${message}</td>
        <td>${files.map(({ type, bytes }) => `${type}, ${bytes} bytes`).join('; ')}</td>
      </tr>`,
    ),
  );
  return html`<section id="tickets" aria-labelledby="tickets-title">
    <h2 id="tickets-title">Customer service</h2>
    ${
      rows.length === 0
        ? html`<p class="hint">Nobody has written yet.</p>`
        : table('Requests, newest first', ['Ticket', 'Topic', 'From', 'About', 'Message', 'Files'], rows)
    }
  </section>`;
}

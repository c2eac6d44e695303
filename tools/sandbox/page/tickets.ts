import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { type Markup, tablePart } from './markup.ts';

/** Requests to customer service, newest first. */
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
  return tablePart('tickets', 'Customer service', {
    caption: 'Requests, newest first',
    heads: ['Ticket', 'Topic', 'From', 'About', 'Message', 'Files'],
    rows,
    none: 'Nobody has written yet.',
  });
}

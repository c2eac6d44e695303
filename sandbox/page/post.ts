import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import type { Message } from '../mail/outbox.ts';
import { READY_LINKS } from '../redeem/seedLinks.ts';
import { listedOrder } from '../routes/listing.ts';
import { money, table } from './markup.ts';
import type { Markup } from './markup.ts';

const LINK_NAMES: Readonly<Record<keyof typeof READY_LINKS, string>> = {
  redeemLink: 'Redeem link, ready',
  redeemLinkExpired: 'Redeem link, expired (RDMx2)',
  redeemLinkDelayed: 'Redeem link, partner delayed (RDMx4)',
};

/** Mails and letters, newest first, with links to click. */
export function outboxPart(world: World): Markup {
  const messages = world.state.outbox.all();
  return html`<section id="outbox" aria-labelledby="outbox-title">
    <h2 id="outbox-title">Outbox</h2>
    ${messages.length === 0 ? html`<p class="hint">Nothing was sent yet. Redeem a voucher.</p>` : ''}
    <ul class="mails">${messages.map(message)}</ul>
  </section>`;
}

/** One ready link for each state of a redeem link. */
export function linksPart(address: string): Markup {
  const entries = Object.entries(READY_LINKS) as [keyof typeof READY_LINKS, string][];
  return html`<section id="links" aria-labelledby="links-title">
    <h2 id="links-title">Ready links</h2>
    <ul class="links">
      ${entries.map(([name, token]) => html`<li><a href="${address}merchantcode/${token}">${LINK_NAMES[name]}</a></li>`)}
    </ul>
  </section>`;
}

export function ordersPart(world: World): Markup {
  const orders = [...world.state.redemptions.values()].map((order) => listedOrder(order, world.now()));
  const rows = orders.toReversed().map(
    (order) => html`<tr>
      <td>${order.orderNumber}</td>
      <td>${order.items.map(({ shopName, quantity }) => `${quantity} × ${shopName}`).join(', ')}</td>
      <td class="money">
        ${money(
          order.items.reduce((sum, item) => sum + item.valueInCent * item.quantity, 0),
          order.currency,
        )}
      </td>
      <td>${order.status}</td>
      <td>${order.email}</td>
    </tr>`,
  );
  return html`<section id="orders" aria-labelledby="orders-title">
    <h2 id="orders-title">Orders</h2>
    ${rows.length === 0 ? html`<p class="hint">No orders yet.</p>` : ''}
    ${rows.length === 0 ? '' : table('Orders, newest first', ['Number', 'Items', 'Value', 'Status', 'Customer'], rows)}
  </section>`;
}

function message({ sentAt, channel, to, subject, text, links }: Message): Markup {
  const words = links
    .reduce((rest, link) => rest.replace(link, ''), text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return html`<li class="mail">
    <p class="meta"><span class="error">${channel}</span> to ${to}, ${sentAt}</p>
    <h3>${subject}</h3>
    <p class="text">${words}</p>
    ${links.map((link) => html`<p class="actions"><a class="button" href="${link}">Open the link</a> <code>${link}</code></p>`)}
  </li>`;
}

import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import type { Message } from '../mail/outbox.ts';
import { listedOrder } from '../routes/listing.ts';
import { READY_INPUTS, READY_PAGES, readyAddress } from '../routes/readyLinks.ts';
import { money, table } from './markup.ts';
import type { Markup } from './markup.ts';

/** Mails and letters, newest first, with links to click. */
export function outboxPart(world: World): Markup {
  const messages = world.state.outbox.all();
  return html`<section id="outbox" aria-labelledby="outbox-title">
    <h2 id="outbox-title">Outbox</h2>
    ${messages.length === 0 ? html`<p class="hint">Nothing was sent yet. Redeem a voucher.</p>` : ''}
    <ul class="mails">${messages.map(message)}</ul>
  </section>`;
}

/** A button for each page that is not reached by a code, in each of its states, and what to type there. */
export function linksPart(addressOf: (site: string) => string): Markup {
  const { email, documentPin, letterPin, orderFound, orderUndeterminable } = READY_INPUTS;
  return html`<section id="links" aria-labelledby="links-title">
    <h2 id="links-title">Ready links</h2>
    <ul class="links ready">
      ${READY_PAGES.map(
        (page) => html`<li><a class="button" href="${readyAddress(page, addressOf)}">${page.title}</a></li>`,
      )}
    </ul>
    <dl class="facts">
      <div><dt>E-mail address of all of them</dt><dd>${email}</dd></div>
      <div><dt>PIN of documents</dt><dd>${documentPin}</dd></div>
      <div><dt>PIN of the letter of fraud checks</dt><dd>${letterPin}</dd></div>
      <div><dt>Order that is found</dt><dd>${orderFound}</dd></div>
      <div><dt>Order whose status is undeterminable</dt><dd>${orderUndeterminable}</dd></div>
    </dl>
  </section>`;
}

export function ordersPart(world: World): Markup {
  const orders = [...world.state.redemptions.values()].map((order) => listedOrder(world, order));
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
      <td>${order.status} ${orderButtons(order)}</td>
      <td>${order.delivery.kind}, ${order.delivery.state}</td>
      <td>${order.email}</td>
    </tr>`,
  );
  return html`<section id="orders" aria-labelledby="orders-title">
    <h2 id="orders-title">Orders</h2>
    ${rows.length === 0 ? html`<p class="hint">No orders yet.</p>` : ''}
    ${rows.length === 0 ? '' : table('Orders, newest first', ['Number', 'Items', 'Value', 'Status', 'Delivery', 'Customer'], rows)}
  </section>`;
}

const NOTHING_TO_FAIL: ReadonlySet<string> = new Set(['RETURNED_TO_BALANCE', 'PAYMENT_PENDING', 'FAILED']);

/** Ends the fraud check, or lets the delivery fail. */
function orderButtons({ redeemId, status }: { readonly redeemId: string; readonly status: string }): Markup {
  const button = (does: string, label: string) =>
    html`<button type="button" data-send="/sandbox/orders/${redeemId}/${does}">${label}</button>`;
  return html`${status === 'ON_HOLD' ? button('release', 'Release') : ''}
  ${NOTHING_TO_FAIL.has(status) ? '' : button('fail', 'Fail')}`;
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

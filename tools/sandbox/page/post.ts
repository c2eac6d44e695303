import { html } from 'hono/html';
import { type ReadyPage, readyAddress } from '../core/readyPage.ts';
import type { World } from '../core/world.ts';
import type { Message } from '../mail/outbox.ts';
import { listedOrders } from '../routes/listing.ts';
import { READY_INPUTS } from '../routes/readyLinks.ts';
import { type Markup, money, part, sending, tablePart } from './markup.ts';

export function outboxPart(world: World): Markup {
  const messages = world.state.outbox.all();
  return part(
    'outbox',
    'Outbox',
    html`${messages.length === 0 ? html`<p class="hint">Nothing was sent yet. Redeem a voucher.</p>` : ''}
      <ul class="mails">${messages.map(message)}</ul>`,
  );
}

/** A button per ready-made page and state, and the inputs for those pages. */
export function linksPart(pages: readonly ReadyPage[], addressOf: (site: string) => string): Markup {
  const { email, documentPin, letterPin, orderFound, orderUndeterminable } = READY_INPUTS;
  const facts = [
    ['E-mail address of all of them', email],
    ['PIN of documents', documentPin],
    ['PIN of the letter of fraud checks', letterPin],
    ['Order that is found', orderFound],
    ['Order whose status is undeterminable', orderUndeterminable],
  ];
  return part(
    'links',
    'Ready links',
    html`<ul class="links ready">
        ${pages.map(
          (page) =>
            html`<li><a class="button" href="${readyAddress(page, addressOf)}">${page.title}</a></li>`,
        )}
      </ul>
      <dl class="facts">
        ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>`,
  );
}

export function ordersPart(world: World): Markup {
  const rows = listedOrders(world).map(
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
  return tablePart('orders', 'Orders', {
    caption: 'Orders, newest first',
    heads: ['Number', 'Items', 'Value', 'Status', 'Delivery', 'Customer'],
    rows,
    none: 'No orders yet.',
  });
}

const NOTHING_TO_FAIL: ReadonlySet<string> = new Set(['RETURNED_TO_BALANCE', 'PAYMENT_PENDING', 'FAILED']);

/** Releases the redemption from its fraud check, or lets its delivery fail. */
function orderButtons({ redeemId, status }: { readonly redeemId: string; readonly status: string }): Markup {
  const to = `/sandbox/orders/${redeemId}`;
  return html`${status === 'ON_HOLD' ? sending(`${to}/release`, 'Release') : ''}
  ${NOTHING_TO_FAIL.has(status) ? '' : sending(`${to}/fail`, 'Fail')}`;
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

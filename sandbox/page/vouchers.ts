import { html } from 'hono/html';
import { SITES } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { listedVoucher } from '../routes/listing.ts';
import type { ListedVoucher } from '../routes/listing.ts';
import type { VoucherCondition } from '../voucher/voucher.ts';
import { EXPECTATIONS } from './expectations.ts';
import { money, table } from './markup.ts';
import type { Markup } from './markup.ts';

/** Those that are there to be topped up. They can be spent as well. */
const TO_TOP_UP: ReadonlySet<VoucherCondition> = new Set([
  'chargeable',
  'chargeable-narrow',
  'charge-in-basket',
  'charged-already',
  'not-chargeable',
]);
const CHARGE_HEADS = ['Serial number', 'Balance', 'What to expect', 'Code'] as const;

/** Every voucher by site and condition; the first site is unfolded. */
export function vouchersPart(world: World, addressOf: (site: string) => string): Markup {
  const listed = world.state.vouchers.all().map((voucher) => listedVoucher(world, voucher));
  return html`<section id="vouchers" aria-labelledby="vouchers-title">
    <h2 id="vouchers-title">Vouchers</h2>
    <p class="hint">The codes are the same after every reset. Copy one, open the site, paste it.</p>
    ${SITES.map(({ id, currency }, index) => {
      const own = listed.filter(({ site }) => site === id);
      return siteVouchers(own, { id, currency, address: addressOf(id), open: index === 0 });
    })}
  </section>`;
}

function siteVouchers(
  vouchers: readonly ListedVoucher[],
  { id, currency, address, open }: { id: string; currency: string; address: string; open: boolean },
): Markup {
  const rechargeable = vouchers.filter(({ condition }) => TO_TOP_UP.has(condition));
  const spendable = vouchers.filter((one) => one.errorCode === undefined && !rechargeable.includes(one));
  const refused = vouchers.filter(({ errorCode }) => errorCode !== undefined);
  const label = html`<summary>
    <span class="site">${id}</span>
    <span class="count">${spendable.length} to spend, ${rechargeable.length === 0 ? '' : `${rechargeable.length} to top up, `}${refused.length} refused, ${currency}</span>
  </summary>`;
  const body = html`<p class="actions">
      <a class="button" href="${address}">Open ${address}</a>
      <button type="button" data-issue="${id}">Issue one more of ${money(5000, currency)}</button>
      ${rechargeable.length === 0 ? '' : issueToTopUp(id)}
    </p>
    ${table(`Vouchers to spend on ${id}`, ['Code', 'Balance', 'What to expect', 'Serial number'], spendable.map(row))}
    ${
      rechargeable.length === 0
        ? ''
        : table(`Vouchers to top up on ${id}`, [...CHARGE_HEADS], rechargeable.map(chargeRow))
    }
    ${table(`Vouchers refused on ${id}`, ['Code', 'Balance', 'What to expect', 'Serial number'], refused.map(row))}`;
  return open
    ? html`<details class="sheet" open>${label}${body}</details>`
    : html`<details class="sheet">${label}${body}</details>`;
}

function row(voucher: ListedVoucher): Markup {
  const { code, condition, errorCode, balanceInCent, currency, serialNumber } = voucher;
  return html`<tr>
    <td class="code">
      <code>${shown(code)}</code>
      <button type="button" data-copy="${code}" aria-label="Copy ${code}">Copy</button>
    </td>
    <td class="money">${money(balanceInCent, currency)}</td>
    <td>
      ${errorCode === undefined ? '' : html`<span class="error">${errorCode}</span>`} ${EXPECTATIONS[condition]}
    </td>
    <td class="serial">${serialNumber}</td>
  </tr>`;
}

function issueToTopUp(site: string): Markup {
  const body = JSON.stringify({ site, isPrepaid: true });
  return html`<button type="button" data-send="/sandbox/vouchers" data-body="${body}">Issue one to top up</button>`;
}

/** As `row`, with the serial number first: it is what is typed to top up. */
function chargeRow(voucher: ListedVoucher): Markup {
  const { code, condition, chargeErrorCode, balanceInCent, currency, serialNumber } = voucher;
  return html`<tr>
    <td class="code">
      <code>${shown(serialNumber)}</code>
      <button type="button" data-copy="${serialNumber}" aria-label="Copy ${serialNumber}">Copy</button>
    </td>
    <td class="money">${money(balanceInCent, currency)}</td>
    <td>
      ${chargeErrorCode === undefined ? '' : html`<span class="error">${chargeErrorCode}</span>`}
      ${EXPECTATIONS[condition]}
    </td>
    <td class="code">
      <code>${shown(code)}</code>
      <button type="button" data-copy="${code}" aria-label="Copy ${code}">Copy</button>
    </td>
  </tr>`;
}

/** Nine characters as 3-3-3, sixteen digits as 4-4-4-4. */
function shown(code: string): string {
  const size = code.length === 16 ? 4 : 3;
  return code.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
}

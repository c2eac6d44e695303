import { html } from 'hono/html';
import { SITES } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { type ListedVoucher, listedVouchers } from '../routes/listing.ts';
import { CONDITIONS, type VoucherCondition } from '../voucher/conditions.ts';
import { type Markup, money, part, table } from './markup.ts';

/** Conditions that exist for top-ups. These vouchers can be spent too. */
const TO_TOP_UP: ReadonlySet<VoucherCondition> = new Set([
  'chargeable',
  'chargeable-narrow',
  'charge-in-basket',
  'charged-already',
  'not-chargeable',
]);
const HEADS = ['Code', 'Balance', 'What to expect', 'Serial number'];
const CHARGE_HEADS = ['Serial number', 'Balance', 'What to expect', 'Code'];

/** All vouchers by site and condition; the first site is expanded. */
export function vouchersPart(world: World, addressOf: (site: string) => string): Markup {
  const listed = listedVouchers(world);
  return part(
    'vouchers',
    'Vouchers',
    html`<p class="hint">The codes are the same after every reset. Copy one, open the site, paste it.</p>
      ${SITES.map(({ id, currency }, index) => {
        const own = listed.filter(({ site }) => site === id);
        return siteVouchers(own, { id, currency, address: addressOf(id), open: index === 0 });
      })}`,
  );
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
    ${table(`Vouchers to spend on ${id}`, HEADS, spendable.map(row))}
    ${rechargeable.length === 0 ? '' : table(`Vouchers to top up on ${id}`, CHARGE_HEADS, rechargeable.map(chargeRow))}
    ${table(`Vouchers refused on ${id}`, HEADS, refused.map(row))}`;
  return html`<details class="sheet" ${open ? 'open' : ''}>${label}${body}</details>`;
}

function row({ code, condition, errorCode, balanceInCent, currency, serialNumber }: ListedVoucher): Markup {
  return html`<tr>
    ${copied(code)}
    <td class="money">${money(balanceInCent, currency)}</td>
    ${expected(condition, errorCode)}
    <td class="serial">${serialNumber}</td>
  </tr>`;
}

function issueToTopUp(site: string): Markup {
  const body = JSON.stringify({ site, isPrepaid: true });
  return html`<button type="button" data-send="/sandbox/vouchers" data-body="${body}">Issue one to top up</button>`;
}

/** Puts the serial number first, because the user types it to top up. */
function chargeRow(voucher: ListedVoucher): Markup {
  const { code, condition, chargeErrorCode, balanceInCent, currency, serialNumber } = voucher;
  return html`<tr>
    ${copied(serialNumber)}
    <td class="money">${money(balanceInCent, currency)}</td>
    ${expected(condition, chargeErrorCode)}
    ${copied(code)}
  </tr>`;
}

function copied(code: string): Markup {
  return html`<td class="code">
    <code>${shown(code)}</code>
    <button type="button" data-copy="${code}" aria-label="Copy ${code}">Copy</button>
  </td>`;
}

function expected(condition: VoucherCondition, errorCode: string | undefined): Markup {
  const error = errorCode === undefined ? '' : html`<span class="error">${errorCode}</span>`;
  return html`<td>${error} ${CONDITIONS[condition]}</td>`;
}

/** Nine characters as 3-3-3, sixteen digits as 4-4-4-4. */
function shown(code: string): string {
  const size = code.length === 16 ? 4 : 3;
  return code.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
}

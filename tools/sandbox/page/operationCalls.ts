import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { KEPT_CALLS } from '../operation/callLog.ts';
import { type Markup, clockOf, part, table } from './markup.ts';

/** Finds the calls of a page load by what its problem card shows. */
export function callsPart(world: World, asked: string): Markup {
  const found = world.state.calls.find(asked);
  const rows = found.map(
    ({ at, method, route, status, errorCode }) => html`<tr>
      <td class="money">${clockOf(at)}</td>
      <td>${method} <code>${route}</code></td>
      <td>${status}</td>
      <td>${errorCode === '' ? '' : html`<span class="error">${errorCode}</span>`}</td>
    </tr>`,
  );
  return part(
    'calls',
    'Calls of a holder',
    html`<form class="find" method="get" action="/sandbox/operation#calls" data-plain>
        <label>Reference that the holder reads out, such as 3F2A-91BC
          <input name="call" value="${asked}" autocomplete="off" spellcheck="false" />
        </label>
        <button>Find</button>
      </form>
      ${resultOf(asked, rows)}`,
  );
}

function resultOf(asked: string, rows: readonly Markup[]): Markup | string {
  if (asked === '') return '';
  if (rows.length === 0)
    return html`<p class="hint">No call is known of ${asked}. The last ${KEPT_CALLS} calls are kept.</p>`;
  return table(`Calls of ${asked}`, ['Time', 'Call', 'Status', 'Error code'], rows);
}

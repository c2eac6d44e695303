import { html } from 'hono/html';
import { rfc3339 } from '../core/clock.ts';
import type { World } from '../core/world.ts';
import { LARGEST_WALL } from '../shop/shopCount.ts';
import type { Fault } from '../fault/fault.ts';
import { type Markup, part } from './markup.ts';

/** The page's script sends each form as JSON to the address in its `data-dial`. */
export function dialsPart(world: World): Markup {
  const faults = world.state.faults.all();
  return part(
    'dials',
    'Dials',
    html`<div class="dials">
      <form class="dial" data-dial="/sandbox/clock">
        <h3>Clock</h3>
        <label>Time (UTC) <input name="now" value="${rfc3339(world.now())}" spellcheck="false" /></label>
        <p class="actions">
          <button>Set</button>
          ${
            world.clock.isFrozen
              ? html`<button type="button" data-send="/sandbox/clock" data-body='{"frozen":false}'>Let it go on</button>`
              : html`<button type="button" data-send="/sandbox/clock" data-body='{"frozen":true}'>Freeze</button>`
          }
          <button type="button" data-send="/sandbox/clock" data-body='{"now":null}'>Back to real time</button>
          <button type="button" data-send="/sandbox/clock" data-body='{"now":"2025-10-29T00:30:00Z"}'>To the maintenance of the two banks</button>
        </p>
      </form>
      <form class="dial" data-dial="/sandbox/token-lifetime">
        <h3>Token life time</h3>
        <label>
          Seconds
          <input name="seconds" type="number" min="1" value="${world.state.tokenLifetime}" data-number />
        </label>
        <p class="actions"><button>Set</button></p>
      </form>
      <form class="dial" data-dial="/sandbox/shops">
        <h3>Number of shops</h3>
        <label>
          On the largest wall
          <input name="shops" type="number" min="1" max="${LARGEST_WALL}" value="${world.shops.count}" data-number />
        </label>
        <label>
          Shown on each wall
          <input name="onWall" type="number" min="1" max="${LARGEST_WALL}" placeholder="all" value="${Number.isFinite(world.onWall) ? world.onWall : ''}" data-number />
        </label>
        <p class="hint">
          The other walls keep their share. In the address of any page <code>?shops=10000</code> does the same.
        </p>
        <p class="actions"><button>Set</button></p>
      </form>
      ${faultForm()}
      <div class="dial">
        <h3>Faults dialled</h3>
        ${faults.length === 0 ? html`<p class="hint">None: every call is answered as it should be.</p>` : ''}
        <ul class="links">${faults.map(faultLine)}</ul>
        <p class="actions">
          <button type="button" data-send="/sandbox/faults" data-method="DELETE">Clear all faults</button>
        </p>
      </div>
      <div class="dial">
        <h3>Start again</h3>
        <p class="hint">Balances, orders, mails, clock and dials go back to where they were at the start.</p>
        <p class="actions">
          <button type="button" class="danger" data-send="/sandbox/reset">Reset the sandbox</button>
        </p>
      </div>
    </div>`,
  );
}

function faultForm(): Markup {
  return html`<form class="dial" data-dial="/sandbox/faults">
    <h3>Fault</h3>
    <label>Path below /api, * for any part <input name="path" value="/v2/*" spellcheck="false" required /></label>
    <label>Method <input name="method" placeholder="any" spellcheck="false" /></label>
    <label>Error code <input name="code" placeholder="STDx1" spellcheck="false" /></label>
    <label>Status <input name="status" type="number" min="200" max="599" data-number /></label>
    <label>Delay in ms <input name="delayMs" type="number" min="0" data-number /></label>
    <label>
      Network
      <select name="network">
        <option value="">works</option>
        <option value="request">loses the request</option>
        <option value="answer">loses the answer</option>
        <option value="gateway">a gateway answers for the backend</option>
      </select>
    </label>
    <label>
      Digits
      <select name="digits">
        <option value="">are texts</option>
        <option value="numbers">are JSON numbers</option>
      </select>
    </label>
    <label>How many times <input name="times" type="number" min="1" placeholder="always" data-number /></label>
    <p class="actions"><button>Add</button></p>
  </form>`;
}

function faultLine({ id, path, method, times, ...rest }: Fault): Markup {
  const effect = Object.entries(rest).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const often = times === undefined ? 'always' : `${times} times`;
  return html`<li>
    <code>${id}: ${method ?? 'any'} ${path}</code> ${effect.join(', ')}, ${often}
  </li>`;
}

import { html } from 'hono/html';
import { MINUTE } from '../core/clock.ts';
import type { World } from '../core/world.ts';
import { type Alarm, alarmsAt, soundsSince } from '../operation/alarms.ts';
import { INCIDENTS } from '../operation/incidents.ts';
import { type Markup, clockOf, part, sheet } from './markup.ts';
import { callsPart } from './operationCalls.ts';
import { enginesPart, problemsPart, ratesPart, speedPart } from './operationTables.ts';

/** What people see who operate the app: alarms, rates, percentiles, problems per site and hour, calls by their id. */
export function operationPage(world: World, asked: URL): Markup {
  const now = world.now();
  const book = world.state.operation;
  const alarms = alarmsAt(book, now);
  const script = html`<script type="module" src="/sandbox/page.js"></script>`;
  const body = html`<a class="skip" href="#alarms">Skip to the alarms</a>
    <header class="top">
      <div>
        <h1>What operators see</h1>
        <p class="stand-in">
          Counted from what open pages send: kinds and buckets, no person, no voucher, no address. An operator’s own
          tools would draw the same from <code>POST /v2/operation-log</code>.
        </p>
      </div>
      <dl class="facts">
        <div><dt>Time in the sandbox</dt><dd>${clockOf(now)}</dd></div>
        <div><dt>Alarms</dt><dd>${alarms.length}</dd></div>
      </dl>
    </header>
    <nav class="sections" aria-label="Parts of this page">
      <a href="#alarms">Alarms</a>
      <a href="#calls">Calls of a holder</a>
      <a href="#rates">Rates</a>
      <a href="#speed">Speed</a>
      <a href="#problems">Problems</a>
      <a href="#simulate">Simulate</a>
      <a href="/sandbox">Sandbox</a>
    </nav>
    <main>
      <p id="status" class="status" role="status"></p>
      ${alarmsPart(alarms.map((alarm) => ({ alarm, since: soundsSince(book, now, alarm) })))}
      ${callsPart(world, asked.searchParams.get('call') ?? '')}
      ${ratesPart(book.recent(now, 10 * MINUTE))} ${speedPart(book)} ${problemsPart(book)} ${enginesPart(book)}
      ${simulatePart()}
    </main>`;
  return sheet('What operators see – sandbox', body, script);
}

function alarmsPart(alarms: readonly { readonly alarm: Alarm; readonly since: number }[]): Markup {
  return part(
    'alarms',
    'Alarms',
    alarms.length === 0
      ? html`<p class="hint">None. An alarm compares the last minute with a share that is several times the usual one.</p>`
      : html`<ul class="alarms">
          ${alarms.map(
            ({ alarm: { title, about, part: wrong, whole }, since }) =>
              html`<li class="alarm">
                <h3>${title}${about === null ? '' : html`: <code>${about}</code>`}</h3>
                <p class="meta">
                  <strong>${wrong} of ${whole}</strong> in the last minute (${Math.round((100 * wrong) / whole)} %), since
                  ${clockOf(since)}
                </p>
              </li>`,
          )}
        </ul>`,
  );
}

function simulatePart(): Markup {
  const button = (label: string, body: object) =>
    html`<li>
      <button type="button" data-send="/sandbox/operation/simulate" data-body="${JSON.stringify(body)}">${label}</button>
    </li>`;
  return part(
    'simulate',
    'Simulate',
    html`<p class="hint">
        Each button replaces what is counted by ten ordinary minutes of six visitors a second, and one minute of the
        incident, which ends now.
      </p>
      <ul class="links ready">
        ${button('An ordinary day', {})}
        ${INCIDENTS.map(({ id, title }) => button(title, { incident: id }))}
      </ul>`,
  );
}

import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { stateOf } from '../fraud/check.ts';
import { table } from './markup.ts';
import type { Markup } from './markup.ts';

/** The checks of large redemptions: the PIN of each letter, and buttons that end the review. */
export function checksPart(world: World, address: string): Markup {
  const checks = [...world.state.fraudChecks.values()].toReversed();
  const rows = checks.map((check) => {
    const state = stateOf(check, world.now());
    return html`<tr>
      <td><a href="${address}fraud-prevention/${check.ident}">${check.transactionNumber}</a></td>
      <td>${state}</td>
      <td><code>${check.pin}</code></td>
      <td>${check.decided === undefined ? buttons(check.ident) : ''}</td>
    </tr>`;
  });
  return html`<section id="checks" aria-labelledby="checks-title">
    <h2 id="checks-title">Fraud checks</h2>
    ${table('Checks, newest first', ['Transaction', 'State', 'PIN of the letter', 'Decide'], rows)}
  </section>`;
}

function buttons(ident: string): Markup {
  const button = (does: string, label: string) =>
    html`<button type="button" data-send="/sandbox/fraud-checks/${ident}/${does}">${label}</button>`;
  return html`${button('release', 'Release')} ${button('block', 'Block')}`;
}

import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { stateOf } from '../fraud/check.ts';
import { type Markup, part, sending, table } from './markup.ts';

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
  const heads = ['Transaction', 'State', 'PIN of the letter', 'Decide'];
  return part('checks', 'Fraud checks', table('Checks, newest first', heads, rows));
}

function buttons(ident: string): Markup {
  const to = `/sandbox/fraud-checks/${ident}`;
  return html`${sending(`${to}/release`, 'Release')} ${sending(`${to}/block`, 'Block')}`;
}

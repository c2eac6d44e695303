import { html } from 'hono/html';
import type { World } from '../core/world.ts';
import { KEPT } from '../operation/book.ts';
import { type Markup, tablePart } from './markup.ts';

/** What pages sent to the operator's log, the most frequent first. */
export function countsPart(world: World): Markup {
  const lines = world.state.operation
    .recent(world.now(), KEPT)
    .toSorted((one, other) => other.count - one.count);
  return tablePart('counts', 'Counts for operators', {
    caption: 'What pages sent in the last hour',
    heads: ['Site', 'Kind', 'Name', 'Step', 'Up to', 'Count'],
    rows: lines.map(
      ({ site, kind, name, step, upTo, count }) => html`<tr>
        <td>${site}</td>
        <td>${kind}</td>
        <td>${name}</td>
        <td><code>${step}</code></td>
        <td>${upTo ?? ''}</td>
        <td>${count}</td>
      </tr>`,
    ),
    none: 'Nothing has arrived. Open a site, type a letter and hide the page.',
  });
}

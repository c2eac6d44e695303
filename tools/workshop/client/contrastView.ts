import type { Colours, ContrastRow } from '../form/checked.ts';
import { element } from './element.ts';

/** Both tables of derived colours. `take` receives the nearest passing colour, and its field. */
export function contrastView(
  { light, dark }: Colours,
  take: (field: string, colour: string) => void,
): readonly HTMLElement[] {
  return [tableOf('Light scheme', light, take), tableOf('Dark scheme', dark, take)];
}

function tableOf(
  caption: string,
  rows: readonly ContrastRow[],
  take: (field: string, colour: string) => void,
): HTMLElement {
  const heads = ['Colours', 'Use', 'Contrast'].map((head) => element('th', { scope: 'col' }, head));
  const body = rows.map((row) => rowOf(row, take));
  const table = element(
    'table',
    {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...body),
  );
  return element('div', { className: 'contrasts' }, table);
}

function rowOf(row: ContrastRow, take: (field: string, colour: string) => void): HTMLElement {
  const { use, colour, ground, ratio, needed, passes, isEdge, nearest } = row;
  const sample = element('span', { className: isEdge ? 'sample edge' : 'sample', aria: { hidden: 'true' } });
  sample.style.color = colour;
  sample.style.backgroundColor = ground;
  const verdict = `${shown(ratio)} ${passes ? 'passes' : `fails, needs ${needed}`}`;
  const cell = element('td', {}, element('span', { className: passes ? 'passes' : 'fails' }, verdict));
  if (nearest !== undefined) {
    const button = element('button', { type: 'button' }, `Take ${nearest.colour}`);
    button.setAttribute(
      'aria-label',
      `Take ${nearest.colour}, the nearest colour that passes, as ${nearest.field}`,
    );
    button.addEventListener('click', () => take(nearest.field, nearest.colour));
    cell.append(button);
  }
  return element(
    'tr',
    {},
    element('td', {}, sample),
    element('th', { scope: 'row' }, use, element('small', {}, `${colour} on ${ground}`)),
    cell,
  );
}

/** Rounded down: what fails never looks as if it passed. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

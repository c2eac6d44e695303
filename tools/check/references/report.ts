import type { Finding } from './compare.ts';
import { CELL } from './cells.ts';
import { encodedPng } from './png.ts';
import type { Column } from './store.ts';

const STYLE = `
  body { margin: 16px; font: 15px/1.4 system-ui, sans-serif; background: #8a8a86; }
  h2 { margin: 32px 0 8px; font-size: 1.1rem; }
  ul { max-block-size: 12rem; overflow: auto; }
  .row { display: flex; gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; image-rendering: pixelated; }
`;

/** A page of all columns that differ: the stored cells beside the screenshot. */
export function reportOf(
  findings: readonly Finding[],
  stored: (screen: string) => readonly Column[],
): string {
  const parts = findings.map(({ screen, column, differences }) => {
    const before = stored(screen).find(({ name }) => name === column);
    return `<h2>${screen}, ${column}</h2>
<ul>${differences.map((difference) => `<li>${escaped(difference)}</li>`).join('')}</ul>
<div class="row">${before === undefined ? '' : figureOf('before', cellsAddress(before), before)}
${figureOf('after', `now/${screen}/screenshots/${column}.png`, before)}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>References that differ</title>
<style>${STYLE}</style>
<h1>${findings.length} columns differ from their references</h1>
${parts.join('\n')}
</html>`;
}

function cellsAddress({ cells }: Column): string {
  return `data:image/png;base64,${encodedPng(cells).toString('base64')}`;
}

function figureOf(caption: string, address: string, column: Column | undefined): string {
  const width = column === undefined ? '' : ` width="${column.cells.width * CELL}"`;
  return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${address}" alt=""${width}></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

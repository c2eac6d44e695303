/** The text with a row at the end of the table below `head`, which is the first line of the table. */
export function withRow(text: string, head: string, cells: readonly string[]): string {
  const lines = text.split('\n');
  const start = lines.indexOf(head);
  if (start < 0) throw new Error(`There is no table “${head}”.`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  lines.splice(start + length, 0, `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** The text with the last cell of each row changed, in the table below `head`. The first cell names the row. */
export function withLastCells(
  text: string,
  head: string,
  change: (row: string, cell: string) => string,
): string {
  const lines = text.split('\n');
  const start = lines.indexOf(head);
  if (start < 0) throw new Error(`There is no table “${head}”.`);
  for (let at = start + 2; lines[at]?.startsWith('|'); at += 1) {
    const cells = (lines[at] ?? '').slice(2, -2).split(' | ');
    const changed = change(cells[0] ?? '', cells.at(-1) ?? '');
    lines[at] = `| ${[...cells.slice(0, -1), changed].join(' | ')} |`;
  }
  return lines.join('\n');
}

/** Something that a page paints, in CSS pixels from the page's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `text`, `image`, `icon`, `field`, `frame`, or what an element paints: `fill+line+shadow`. */
  readonly kind: string;
  /** A text's or a field's beginning, an image's name; else empty. */
  readonly words: string;
}

export type Change =
  | { readonly what: 'moved'; readonly from: Box; readonly to: Box }
  | { readonly what: 'gone'; readonly from: Box }
  | { readonly what: 'new'; readonly to: Box };

/** Layouts of other browsers round differently. */
const TOLERANCE = 1;

/** One line each, in reading order, so that a difference of the file reads like one of the page. */
export function linesOf(boxes: readonly Box[]): readonly string[] {
  return boxes
    .toSorted((one, other) => one.y - other.y || one.x - other.x || compared(keyOf(one), keyOf(other)))
    .map((box) => [box.x, box.y, box.width, box.height, keyOf(box)].join(' '));
}

export function boxOf(line: string): Box {
  const [, x, y, width, height, kind = '', words = ''] =
    /^(-?\d+) (-?\d+) (\d+) (\d+) (\S+) ?(.*)$/.exec(line) ?? [];
  if (kind === '') throw new Error(`“${line}” describes no box.`);
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), kind, words };
}

/** Boxes have no names: those of the same kind and words belong together, and of several the nearest two. */
export function changesBetween(before: readonly Box[], after: readonly Box[]): readonly Change[] {
  const [old, young] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((key) =>
    changesOfAlike(old.get(key) ?? [], young.get(key) ?? []),
  );
}

function changesOfAlike(before: readonly Box[], after: readonly Box[]): readonly Change[] {
  const pairs = before
    .flatMap((from) => after.map((to) => ({ from, to, apart: distance(from, to) })))
    .toSorted((one, other) => one.apart - other.apart);
  const [gone, young] = [new Set(before), new Set(after)];
  const changes: Change[] = [];
  for (const { from, to, apart } of pairs) {
    if (!gone.has(from) || !young.has(to)) continue;
    gone.delete(from);
    young.delete(to);
    if (apart > TOLERANCE) changes.push({ what: 'moved', from, to });
  }
  return [
    ...changes,
    ...[...gone].map((from) => ({ what: 'gone', from }) as const),
    ...[...young].map((to) => ({ what: 'new', to }) as const),
  ];
}

/** Of the edge that moved most. */
function distance(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.x - other.x),
    Math.abs(one.y - other.y),
    Math.abs(one.width - other.width),
    Math.abs(one.height - other.height),
  );
}

function keyOf({ kind, words }: Box): string {
  return words === '' ? kind : `${kind} ${words}`;
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function toldChange(change: Change): string {
  const place = ({ x, y, width, height }: Box) => `${x},${y} ${width}×${height}`;
  switch (change.what) {
    case 'moved':
      return `${nameOf(change.from)} moved from ${place(change.from)} to ${place(change.to)}`;
    case 'gone':
      return `${nameOf(change.from)} at ${place(change.from)} is gone`;
    case 'new':
      return `${nameOf(change.to)} at ${place(change.to)} is new`;
  }
}

function nameOf({ kind, words }: Box): string {
  return words === '' ? kind : `${kind} “${words}”`;
}

import type { Exchange } from '../driver/call.ts';

/** Whether two answers have the same status and say the same, whatever the order of their fields. */
export function sameAnswer(one: Exchange, other: Exchange): boolean {
  return one.status === other.status && sameValue(one.body, other.body);
}

/** Deep equality of JSON. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, sorted(member)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

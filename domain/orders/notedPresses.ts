import type { Instant } from '../core/instant.ts';
import { type OpenPress, isOpen, pressElsewhere } from './openPress.ts';

/** The open press of another tab that was noted before `mine`: it comes first. All come first if `mine` is gone. */
export function pressBefore(
  all: readonly OpenPress[],
  mine: OpenPress,
  here: readonly string[],
  now: Instant,
): OpenPress | null {
  const place = all.findIndex(({ id }) => id === mine.id);
  return pressElsewhere(place < 0 ? all : all.slice(0, place), mine.of, here, now);
}

/**
 * Adds a press, or updates it at its place without changing its time. Leaves out those that are no longer open; a missed
 * one that is no longer open does not come back.
 */
export function withPress(all: readonly OpenPress[], press: OpenPress, now: Instant): readonly OpenPress[] {
  const open = all.filter((each) => isOpen(each, now));
  if (open.some(({ id }) => id === press.id))
    return open.map((each) => (each.id === press.id ? { ...press, at: each.at } : each));
  return press.isMissed ? open : [...open, press];
}

export const withoutPress = (all: readonly OpenPress[], id: string): readonly OpenPress[] =>
  all.filter((press) => press.id !== id);

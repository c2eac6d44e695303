import type { Instant } from '../core/instant.ts';
import { type OpenPress, isOpen, pressElsewhere } from './openPress.ts';

/** More than a browser has under way within a day. */
const MOST = 20;

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
 * Adds a press, or updates it at its place. Its time stays, unless it was no longer open, or missed and sent again: then
 * a call is on its way from now. A missed press that is no longer open does not come back.
 */
export function withPress(all: readonly OpenPress[], press: OpenPress, now: Instant): readonly OpenPress[] {
  const kept = all.filter((each) => each.standing !== 'missed' || isOpen(each, now));
  const former = kept.find(({ id }) => id === press.id);
  if (former === undefined) return press.standing === 'missed' ? kept : [...kept, press].slice(-MOST);
  const isAgain = !isOpen(former, now) || (former.standing === 'missed' && press.standing !== 'missed');
  const next = isAgain ? press : { ...press, at: former.at };
  return kept.map((each) => (each === former ? next : each));
}

export const withoutPress = (all: readonly OpenPress[], id: string): readonly OpenPress[] =>
  all.filter((press) => press.id !== id);

/** Presses of other tabs about any of `of` whose outcome no tab has learnt in half an hour. */
export function unknownPresses(
  all: readonly OpenPress[],
  of: readonly string[],
  here: readonly string[],
  now: Instant,
): readonly OpenPress[] {
  return all.filter(
    (press) =>
      press.standing !== 'missed' &&
      !isOpen(press, now) &&
      !here.includes(press.id) &&
      press.of.some((subject) => of.includes(subject)),
  );
}

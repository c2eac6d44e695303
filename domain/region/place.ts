import type { OpenHours } from '../calendar/openHours.ts';
import { type Coordinates, kilometresBetween } from './coordinates.ts';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Null if the position is unknown; the place is then only in the list. */
  readonly at: Coordinates | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** In the visitor's language; may name seasons. */
  readonly hours: string | null;
  /** Of an ordinary week; empty if unknown. */
  readonly openHours: readonly OpenHours[];
  readonly isContact: boolean;
  /** The shop on the wall; null if the place has no shop page. */
  readonly shopId: string | null;
}

export interface ListedPlace {
  readonly place: Place;
  readonly kilometres: number | null;
}

/** Sorts by distance, unknown positions last; without a reference point the order stays. */
export function listedFrom(places: readonly Place[], from: Coordinates | null): readonly ListedPlace[] {
  const listed = places.map((place) => ({
    place,
    kilometres: from && place.at && kilometresBetween(from, place.at),
  }));
  const distance = ({ kilometres }: ListedPlace) => kilometres ?? Infinity;
  // Infinity - Infinity is NaN; it counts as equal.
  return from === null ? listed : listed.toSorted((one, other) => distance(one) - distance(other) || 0);
}

import { type Coordinates, kilometresBetween } from './coordinates.ts';

/** A place of the region: an office that helps, or a business that takes its vouchers. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Null if nobody knows where exactly it is: it is then in the list only. */
  readonly at: Coordinates | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** When it is open, in the words of the place. */
  readonly hours: string | null;
  /** True for the offices of the region, which answer questions. */
  readonly isContact: boolean;
  /** The shop of the wall that stands behind it; null if it has no page there. */
  readonly shopId: string | null;
}

/** A place in a list, and how far away it is; null without a point to measure from. */
export interface ListedPlace {
  readonly place: Place;
  readonly kilometres: number | null;
}

/** Lists places from near to far; those of unknown position last. Without a point they stay as they are. */
export function listedFrom(places: readonly Place[], from: Coordinates | null): readonly ListedPlace[] {
  const listed = places.map((place) => ({
    place,
    kilometres: from && place.at && kilometresBetween(from, place.at),
  }));
  const distance = ({ kilometres }: ListedPlace) => kilometres ?? Infinity;
  // Infinity minus itself is no number, and says as little as zero.
  return from === null ? listed : listed.toSorted((one, other) => distance(one) - distance(other) || 0);
}

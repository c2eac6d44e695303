import type { Wire } from '../core/wire.ts';
import { openHoursOf } from './openHours.ts';
import { BUSINESSES, type LocalPlace, OFFICES, TOWNS } from './local.ts';

/** Ids of the region's shops start here and follow the order of `BUSINESSES`. */
export const FIRST_LOCAL_SHOP = 700_001;

/** Distance between places of a town in degrees, about 300 metres. */
const APART = 0.004;
const IN_A_ROW = 3;

/** The region's offices, then the businesses on its wall. */
export function acceptancePoints(): readonly Wire['AcceptancePoint'][] {
  const seen = new Map<string, number>();
  const pointOf = (place: LocalPlace, index: number): Wire['AcceptancePoint'] => {
    const { postalCode, lng, lat } = TOWNS[place.town];
    const nth = seen.get(place.town) ?? 0;
    seen.set(place.town, nth + 1);
    const isContact = place.category === null;
    return {
      id: `${isContact ? 'office' : 'place'}-${index + 1}`,
      name: place.name,
      street: place.street,
      postalCode,
      city: place.town,
      lng: rounded(lng + APART * (nth % IN_A_ROW)),
      lat: rounded(lat + APART * Math.floor(nth / IN_A_ROW)),
      ...(place.phone !== null && { phone: place.phone }),
      ...(place.hours !== null && { hours: place.hours, ...openHoursOf(place.hours) }),
      ...(isContact
        ? { isContact, email: 'region@siebenweiler.example' }
        : { shopId: String(FIRST_LOCAL_SHOP + index) }),
    };
  };
  return [...OFFICES.map(pointOf), ...BUSINESSES.map(pointOf)];
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

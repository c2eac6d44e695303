import type { DeliveryState } from './delivery.ts';
import type { Redemption } from './redemption.ts';

export interface Posting {
  readonly parcel: 'preparing' | 'late' | 'on-its-way';
  readonly codes: 'none' | 'mailed' | 'late';
}

/** The states of parcel and mailed codes, each by its slowest line; null if nothing is sent by post. */
export function postingOf({ delivery, items }: Pick<Redemption, 'delivery' | 'items'>): Posting | null {
  if (delivery?.kind !== 'POST') return null;
  const lines = items.map((item) => item.delivery ?? delivery);
  const parcels = lines.filter(({ kind }) => kind === 'POST').map(({ state }) => state);
  const codes = lines.filter(({ kind }) => kind !== 'POST').map(({ state }) => state);
  return { parcel: parcelOf(parcels), codes: codesOf(codes) };
}

function parcelOf(states: readonly DeliveryState[]): Posting['parcel'] {
  if (states.includes('DELAYED')) return 'late';
  return states.includes('PENDING') ? 'preparing' : 'on-its-way';
}

function codesOf(states: readonly DeliveryState[]): Posting['codes'] {
  if (states.length === 0) return 'none';
  return states.includes('DELAYED') ? 'late' : 'mailed';
}

import type { LimitName } from './table.ts';

/** A UUID, as the contract wants it: anything else might be a secret that lost its way. */
export const CORRELATION_ID = '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';

export function correlationOf(headers: Headers): string | null {
  const id = headers.get('X-Correlation-Id');
  return id !== null && new RegExp(CORRELATION_ID, 'i').test(id) ? id : null;
}

/** Addresses of an own network: of a server in front that nginx does not know, never of a visitor. */
export const OWN_ADDRESS = String.raw`^(unix:|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)`;

/** A visitor with IPv6 has at least all addresses that begin with these 64 bits. */
export const IPV6_NETWORK = '(?:[0-9a-f]*:){4}';

/** Null for an address that stands for no visitor. */
function networkOf(address: string | null): string | null {
  if (address === null || new RegExp(OWN_ADDRESS).test(address)) return null;
  return new RegExp(`^${IPV6_NETWORK}`).exec(address)?.[0] ?? address;
}

/** What is counted apart: a tight count by the page load, wide ones by the address. */
export type Counter = 'page' | 'address' | 'log';

/**
 * By which keys a request counts. A till or a carrier's network has one address for many people, so codes are counted by
 * the page load, and by the address only far above what people type. A call without an id counts by its address alone.
 */
export function countersOf(
  limit: LimitName,
  asked: { readonly id: string | null; readonly address: string | null },
): ReadonlyMap<Counter, string> {
  const network = networkOf(asked.address);
  const page = asked.id ?? network;
  return new Map([
    ...(limit === 'codes' && page !== null ? [['page', page] as const] : []),
    ...(network !== null ? [[limit === 'codes' ? 'address' : 'log', network] as const] : []),
  ]);
}

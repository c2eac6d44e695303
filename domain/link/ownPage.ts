import type { Brand } from '../core/brand.ts';

/** A path on our own site, without host, query or fragment. */
export type OwnPage = Brand<string, 'OwnPage'>;

/** Rejects a leading `//`, which would name a host. */
const PAGE = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

export function ownPage(address: string): OwnPage | null {
  return PAGE.test(address) ? (address as OwnPage) : null;
}

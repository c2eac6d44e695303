import type { Brand } from '../core/brand.ts';

/** The path of a page of ours, as it may stand in a link: no host, no query, no fragment. */
export type OwnPage = Brand<string, 'OwnPage'>;

const PAGE = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * Checks the path of a page of ours in a site's configuration; null for any other address. Two slashes at its beginning
 * would name a host.
 */
export function ownPage(address: string): OwnPage | null {
  return PAGE.test(address) ? (address as OwnPage) : null;
}

import * as z from 'zod/mini';
import type { KeptPartner } from '#application/ports/keptPartner.ts';
import { type LocalPath, localPath } from '#domain/link/localPath.ts';
import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

const StoredPartner = z.object({
  name: z.string().check(z.refine((name) => name !== '')),
  logo: z.nullable(z.custom<LocalPath>((path) => typeof path === 'string' && localPath(path) !== null)),
  returnUrl: z.nullable(z.custom<SafeHref>((href) => typeof href === 'string' && safeHref(href) !== null)),
});

/**
 * Stores the partner who sent the holder here, for this tab. Logo and return address are checked again when they are
 * read.
 */
export class PartnerShelf implements KeptPartner {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): Partner | null {
    return this.#session.read(KEPT.partner, StoredPartner);
  }

  write(partner: Partner): void {
    this.#session.write(KEPT.partner, partner);
  }
}

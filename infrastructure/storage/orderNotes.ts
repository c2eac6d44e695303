import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { NOTE_STANDINGS, type NoteStanding, type OrderNote } from '#domain/redemption/orderNote.ts';

const known = z.custom<NoteStanding>((value) => (NOTE_STANDINGS as readonly unknown[]).includes(value));

/** As far as it must be known whether something is open. */
export const StoredStanding = z.object({ standing: known });

/** What the notes of open orders and of open donations have in common. */
export const NOTE = {
  voucher: z.object({
    mark: z.string(),
    validUntil: z.nullable(z.custom<Instant>(Number.isFinite)),
  }),
  email: z.string(),
  startingPoint: z.object({ source: z.string(), campaignName: z.string() }),
  fingerprint: z.string(),
  standing: known,
};

interface StoredNote extends Omit<OrderNote, 'email'> {
  readonly email: string;
}

/** Null where its address is none. */
export function noted({
  voucher,
  email,
  startingPoint,
  fingerprint,
  standing,
}: StoredNote): OrderNote | null {
  const address = parseEmail(email);
  return address.ok ? { voucher, email: address.value, startingPoint, fingerprint, standing } : null;
}

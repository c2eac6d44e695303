import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { NOTE_STANDINGS, type NoteStanding, type SpendingNote } from '#domain/orders/note.ts';

/** What the notes of open redemptions and of open donations have in common. */
export const NOTE = {
  voucher: z.object({
    mark: z.string(),
    validUntil: z.nullable(z.custom<Instant>(Number.isFinite)),
    isPrepaid: z.catch(z.boolean(), false),
  }),
  email: z.string(),
  startingPoint: z.object({ source: z.string(), campaignName: z.string() }),
  fingerprint: z.string(),
  standing: z.custom<NoteStanding>((value) => (NOTE_STANDINGS as readonly unknown[]).includes(value)),
};

interface StoredNote extends Omit<SpendingNote, 'email'> {
  readonly email: string;
}

/** Returns the common part of a stored note; null if its e-mail address is not valid. */
export function noted({
  voucher,
  email,
  startingPoint,
  fingerprint,
  standing,
}: StoredNote): SpendingNote | null {
  const address = parseEmail(email);
  return address.ok ? { voucher, email: address.value, startingPoint, fingerprint, standing } : null;
}

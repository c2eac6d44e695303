import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { NOTE_STANDINGS, type NoteStanding, type SpendingNote } from '#domain/orders/note.ts';
import type { Asked, Shelf } from './shelf.ts';
import { STORED, type StoredKey, earlierOf } from './storedKeys.ts';

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

const Anything = z.record(z.string(), z.unknown());
const Typed = z.object({ email: z.string() });

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

/**
 * Reads a note of any version. What an earlier version did not say is filled in, so that the order's outcome can still
 * be asked for: a new version of the app must not lose an open order. Whose order it was is not known then, so nothing
 * is offered again (ADR 29).
 */
export function readNote<Read, Kept extends Asked<Read>>(
  shelf: Shelf,
  key: StoredKey<Kept>,
  shape: z.ZodMiniType<Read>,
  raise: (note: Record<string, unknown>) => Record<string, unknown> = (note) => note,
): Read | null {
  const kept = shelf.read(key, shape);
  if (kept !== null) return kept;
  for (const before of earlierOf(key)) {
    const note = shelf.read(before, Anything);
    const raised = note && shape.safeParse(raise({ ...unsaid(shelf), ...note }));
    if (raised?.success) return raised.data;
  }
  return null;
}

function unsaid(shelf: Shelf): Record<string, unknown> {
  return {
    voucher: { mark: '', validUntil: null, isPrepaid: false },
    // The form that was sent lies beside its note.
    email: shelf.read(STORED.customerDraft, Typed)?.email,
    startingPoint: { source: '/', campaignName: '' },
    fingerprint: '',
    standing: 'sent',
  };
}

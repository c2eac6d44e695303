import * as z from 'zod/mini';
import type { FraudNotes, NotedCheck } from '#application/ports/fraudNotes.ts';
import { CONFIRMATIONS, CONFIRMATIONS_EDITION, type FraudDraft } from '#domain/fraud/fraudData.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { filled } from './storedShapes.ts';

const text = z.catch(z.string(), '');

/** Each field is read by itself, so that one that is odd does not cost the others. */
const StoredDraft = z.object({
  of: filled,
  edition: z.string(),
  confirmed: z.catch(z.array(z.enum(CONFIRMATIONS)), []),
  firstName: text,
  lastName: text,
  street: text,
  streetNumber: text,
  additionalAddress: text,
  postalCode: text,
  city: text,
});

/** Stores what is typed for a check's data, for this tab. */
export class FraudShelf implements FraudNotes {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  /** Sentences that read otherwise by now are not confirmed. */
  readDraft({ transactionNumber }: NotedCheck): FraudDraft | null {
    const kept = this.#session.read(KEPT.fraudDraft, StoredDraft);
    if (kept?.of !== transactionNumber) return null;
    const { of: _, edition, confirmed, ...person } = kept;
    return { ...person, confirmed: edition === CONFIRMATIONS_EDITION ? confirmed : [] };
  }

  writeDraft({ transactionNumber }: NotedCheck, draft: FraudDraft): void {
    this.#session.write(KEPT.fraudDraft, {
      ...draft,
      of: transactionNumber,
      edition: CONFIRMATIONS_EDITION,
    });
  }

  forgetDraft(of: NotedCheck): void {
    if (this.readDraft(of) !== null) this.#session.remove(KEPT.fraudDraft);
  }
}

import { DAY, type Instant } from '../core/clock.ts';
import { DOCUMENT_REDEMPTIONS } from '../redeem/seedLinks.ts';
import { type VoucherDocument, newDocument } from './document.ts';

/** The PIN of the ready-made documents. The leading zero is intended: a PIN is a text. */
export const READY_PIN = '048213';

/** The ready-made documents of `/sandbox/links`, one per state. */
export const READY_DOCUMENTS = {
  documentPdf: { ident: identOf('pdf'), title: 'Document, PDF' },
  documentZip: { ident: identOf('zip'), title: 'Document, ZIP and PDF' },
  documentWithPin: { ident: identOf('pin'), title: `Document with PIN ${READY_PIN}` },
  documentExpired: { ident: identOf('expired'), title: 'Document, expired (DOCx3)' },
  documentLocked: { ident: identOf('locked'), title: 'Document, locked (DOCx2)' },
} as const;

/** Seeded documents by ident. */
export function seedDocuments(now: Instant): Map<string, VoucherDocument> {
  const [single, several] = DOCUMENT_REDEMPTIONS;
  const { documentPdf, documentZip, documentWithPin, documentExpired, documentLocked } = READY_DOCUMENTS;
  const documents: VoucherDocument[] = [
    { ...newDocument(single, ['pdf'], now), ident: documentPdf.ident },
    { ...newDocument(several, ['zip', 'pdf'], now), ident: documentZip.ident },
    { ...newDocument(several, ['pdf', 'zip'], now), ident: documentWithPin.ident, pin: READY_PIN },
    { ...newDocument(single, ['pdf'], now - 400 * DAY), ident: documentExpired.ident },
    {
      ...newDocument(single, ['pdf'], now),
      ident: documentLocked.ident,
      pin: READY_PIN,
      wrongPins: 5,
      lockedUntil: now + DAY,
    },
  ];
  return new Map(documents.map((document) => [document.ident, document]));
}

function identOf(name: string): string {
  return `vd-${name.padEnd(37, '0')}`;
}

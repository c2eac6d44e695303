import type { VoucherDocument } from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';

/** The last part of a document's address. */
export const aDocumentIdent = `vd-${'0123456789abcdef-_ABCDEF'.repeat(2)}`;

export function aDocument(about: Partial<VoucherDocument> = {}): VoucherDocument {
  return {
    state: 'READY',
    files: [
      { format: 'pdf', bytes: 1842 },
      { format: 'zip', bytes: 3_310_000 },
    ],
    pinRequired: false,
    attemptsLeft: null,
    availableAt: null,
    validUntil: null,
    ...about,
  };
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const aPdf = (): ReceivedFile => ({ type: 'application/pdf', bytes: bytesOf('%PDF-1.7 a voucher') });
export const aZip = (): ReceivedFile => ({
  type: 'application/zip',
  bytes: bytesOf('PK\u0003\u0004 two vouchers'),
});
/** A refusal that the backend sends with status 200. */
export const aRefusingFile = (): ReceivedFile => ({
  type: 'application/json',
  bytes: bytesOf('{"error":"no"}'),
});

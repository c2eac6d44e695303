import { OpenLegalDocument } from '#application/legal/openLegalDocument.ts';
import { FileLegal } from '#infrastructure/texts/fileLegal.ts';
import { LEGAL } from '#ui/screens/legal/services.ts';
import { areaOf } from './area.ts';
import { LEGAL_DOCUMENTS } from './legalDocuments.ts';

/** Terms, accessibility statement, and the pages that US law requires. */
export const legal = areaOf(LEGAL, ({ make }) => ({
  openLegalDocument: make(() => new OpenLegalDocument(new FileLegal(LEGAL_DOCUMENTS))),
}));

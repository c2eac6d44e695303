import { ContainerModule } from 'inversify';
import { OpenLegalDocument } from '#application/legal/openLegalDocument.ts';
import { FileLegal } from '#infrastructure/texts/fileLegal.ts';
import { LEGAL } from '#ui/screens/legal/services.ts';
import { areaOf } from './area.ts';
import { LEGAL_DOCUMENTS } from './legalDocuments.ts';

/** Terms, accessibility statement, and the pages that US law requires. */
export const legal = areaOf(LEGAL, {
  bindings: new ContainerModule(({ bind }) => {
    bind(OpenLegalDocument).toResolvedValue(() => new OpenLegalDocument(new FileLegal(LEGAL_DOCUMENTS)), []);
  }),
  record: (container) => ({ openLegalDocument: container.get(OpenLegalDocument) }),
});

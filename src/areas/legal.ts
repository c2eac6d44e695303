import { ContainerModule } from 'inversify';
import { OpenLegalDocument } from '#application/legal/openLegalDocument.ts';
import { FileLegal } from '#infrastructure/texts/fileLegal.ts';
import { LEGAL } from '#ui/screens/legal/services.ts';
import { areaOf } from './area.ts';
import { LEGAL_DOCUMENTS } from './legalDocuments.ts';

/** Pages of law and information: conditions, accessibility, and what the law of the US asks for. */
export const legal = areaOf(LEGAL, {
  bindings: new ContainerModule(({ bind }) => {
    bind(OpenLegalDocument).toResolvedValue(() => new OpenLegalDocument(new FileLegal(LEGAL_DOCUMENTS)), []);
  }),
  texts: {
    de: () => import('#locales/legal/de.json').then((file) => file.default),
    en: () => import('#locales/legal/en.json').then((file) => file.default),
    fr: () => import('#locales/legal/fr.json').then((file) => file.default),
    it: () => import('#locales/legal/it.json').then((file) => file.default),
    nl: () => import('#locales/legal/nl.json').then((file) => file.default),
  },
  record: (container) => ({ openLegalDocument: container.get(OpenLegalDocument) }),
});

import type { OpenLegalDocument } from '#application/legal/openLegalDocument.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the legal area. */
export interface LegalServices {
  readonly openLegalDocument: OpenLegalDocument;
}

export const LEGAL = areaKey<LegalServices>('legal');

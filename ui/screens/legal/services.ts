import type { OpenLegalDocument } from '#application/legal/openLegalDocument.ts';
import { areaKey } from '../../session/area.ts';

export interface LegalServices {
  readonly openLegalDocument: OpenLegalDocument;
}

export const LEGAL = areaKey<LegalServices>('legal');

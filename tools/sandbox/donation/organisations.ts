import { pictureAddress } from '../core/picture.ts';
import type { Language, Localised } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';

export interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: Localised;
  /** How the organisation sends the receipt for the tax office; `null` if it sends none. */
  readonly receiptBy: 'EMAIL' | 'POST' | null;
}

export const ORGANISATIONS: readonly Organisation[] = [
  {
    id: '11',
    name: 'Brunnenwerk',
    slug: 'brunnenwerk',
    receiptBy: 'EMAIL',
    description: {
      de: 'Sauberes Wasser für Dörfer ohne Brunnen.',
      en: 'Clean water for villages without a well.',
      fr: 'De l’eau potable pour les villages sans puits.',
      it: 'Acqua pulita per i villaggi senza pozzo.',
      nl: 'Schoon water voor dorpen zonder put.',
    },
  },
  {
    id: '12',
    name: 'Lesefunke',
    slug: 'lesefunke',
    receiptBy: 'POST',
    description: {
      de: 'Bücher und Vorlesestunden für Kinder, die zu Hause keine haben.',
      en: 'Books and reading hours for children who have none at home.',
      fr: 'Des livres et des lectures pour les enfants qui n’en ont pas chez eux.',
      it: 'Libri e letture per bambini che a casa non ne hanno.',
      nl: 'Boeken en voorleesuren voor kinderen die er thuis geen hebben.',
    },
  },
  {
    id: '13',
    name: 'Moorschutz Nord',
    slug: 'moorschutz-nord',
    receiptBy: 'EMAIL',
    description: {
      de: 'Vernässt trockene Moore und schützt, was dort lebt.',
      en: 'Rewets dry moors and protects what lives there.',
      fr: 'Remet les tourbières en eau et protège ce qui y vit.',
      it: 'Riporta l’acqua nelle torbiere e protegge chi ci vive.',
      nl: 'Maakt droge venen weer nat en beschermt wat er leeft.',
    },
  },
  {
    id: '14',
    name: 'Nachbarskiste',
    slug: 'nachbarskiste',
    receiptBy: null,
    description: {
      de: 'Lebensmittel für Menschen in der Nachbarschaft.',
      en: 'Food for people in the neighbourhood.',
      fr: 'Des vivres pour les gens du quartier.',
      it: 'Generi alimentari per le persone del quartiere.',
      nl: 'Levensmiddelen voor mensen uit de buurt.',
    },
  },
];

export function organisationAnswer(
  { id, name, slug, description, receiptBy }: Organisation,
  language: Language,
): Wire['AidOrganisation'] {
  return {
    id,
    name,
    logo: pictureAddress(`organisations/${slug}`),
    description: description[language],
    receiptAvailable: receiptBy !== null,
  };
}

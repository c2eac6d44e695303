import type { Localised } from '../core/language.ts';

/** How a shop sells; decides which notes make sense for it. */
export interface Sale {
  /** Sends goods by post and no code. */
  readonly posts: boolean;
  readonly online: boolean;
  readonly branch: boolean;
  /** Sells what has to be delivered: no journeys, tickets or meals. */
  readonly delivers: boolean;
}

interface Warning {
  readonly text: Localised;
  readonly suits: (sale: Sale) => boolean;
}

const hasCode = ({ posts }: Sale) => !posts;

/** Notes before redeeming, as HTML with a few harmless tags, like the operator's. */
const WARNINGS: readonly Warning[] = [
  {
    suits: hasCode,
    text: {
      de: '<p>Der Code gilt <strong>nicht</strong> für bereits reduzierte Angebote und ist nicht mit anderen Aktionen kombinierbar.</p>',
      en: '<p>The code is <strong>not</strong> valid for reduced offers and cannot be combined with other promotions.</p>',
      fr: '<p>Le code n’est <strong>pas</strong> valable sur les offres déjà réduites et ne se cumule pas avec d’autres promotions.</p>',
      it: '<p>Il codice <strong>non</strong> vale per le offerte già scontate e non è cumulabile con altre promozioni.</p>',
      nl: '<p>De code geldt <strong>niet</strong> voor afgeprijsde aanbiedingen en niet samen met andere acties.</p>',
    },
  },
  {
    suits: hasCode,
    text: {
      de: '<p>Bitte beachten Sie:</p><ul><li>In einem Betrag einzulösen</li><li>Auf den Code wird kein Geld herausgegeben</li></ul>',
      en: '<p>Please note:</p><ul><li>To be used in one go</li><li>No change is given for the code</li></ul>',
      fr: '<p>À savoir :</p><ul><li>À utiliser en une seule fois</li><li>Aucune monnaie n’est rendue sur le code</li></ul>',
      it: '<p>Da sapere:</p><ul><li>Da usare in una sola volta</li><li>Sul codice non si dà resto</li></ul>',
      nl: '<p>Let op:</p><ul><li>In één keer te gebruiken</li><li>Op de code krijgt u geen geld terug</li></ul>',
    },
  },
  {
    suits: ({ delivers, online, posts }) => delivers && online && !posts,
    text: {
      de: '<p>Nur für Lieferadressen im Inland. Versandkosten kommen hinzu.</p>',
      en: '<p>Only for delivery addresses in this country. Postage is added.</p>',
      fr: '<p>Seulement pour une livraison dans le pays. Les frais de port s’ajoutent.</p>',
      it: '<p>Solo per indirizzi di consegna nel paese. Si aggiungono le spese di spedizione.</p>',
      nl: '<p>Alleen voor bezorgadressen in het land zelf. Verzendkosten komen erbij.</p>',
    },
  },
  {
    suits: ({ branch, posts }) => branch && !posts,
    text: {
      de: '<p>Vor Ort bitte <em>vor</em> dem Bezahlen vorzeigen.</p>',
      en: '<p>On site, please show it <em>before</em> you pay.</p>',
      fr: '<p>Sur place, présentez-le <em>avant</em> de payer.</p>',
      it: '<p>Sul posto, mostrarlo <em>prima</em> di pagare.</p>',
      nl: '<p>Laat de code ter plaatse zien <em>voordat</em> u betaalt.</p>',
    },
  },
  {
    suits: hasCode,
    text: {
      de: '<p>Der Code kann nicht umgetauscht werden.<br>Gültig drei Jahre ab Einlösung.</p>',
      en: '<p>The code cannot be exchanged.<br>Valid for three years.</p>',
      fr: '<p>Le code ne peut pas être échangé.<br>Valable trois ans.</p>',
      it: '<p>Il codice non può essere cambiato.<br>Valido tre anni.</p>',
      nl: '<p>De code kan niet worden geruild.<br>Drie jaar geldig.</p>',
    },
  },
  {
    suits: ({ posts }) => posts,
    text: {
      de: '<p>Nur für Lieferadressen im Inland.</p>',
      en: '<p>Only for delivery addresses in this country.</p>',
      fr: '<p>Seulement pour une livraison dans le pays.</p>',
      it: '<p>Solo per indirizzi di consegna nel paese.</p>',
      nl: '<p>Alleen voor bezorgadressen in het land zelf.</p>',
    },
  },
  {
    suits: ({ posts }) => posts,
    text: {
      de: '<p>Keine Lieferung an Paketautomaten.</p>',
      en: '<p>No delivery to parcel lockers.</p>',
      fr: '<p>Pas de livraison en consigne automatique.</p>',
      it: '<p>Nessuna consegna presso armadietti automatici.</p>',
      nl: '<p>Geen bezorging bij pakketautomaten.</p>',
    },
  },
];

export function warningsFor(sale: Sale): readonly Localised[] {
  return WARNINGS.filter(({ suits }) => suits(sale)).map(({ text }) => text);
}

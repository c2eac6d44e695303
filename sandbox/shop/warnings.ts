import type { Localised } from '../core/language.ts';

/** Notes before redeeming, as HTML with a few harmless tags, like the operator's. */
export const WARNINGS: readonly Localised[] = [
  {
    de: '<p>Der Code gilt <strong>nicht</strong> für bereits reduzierte Ware und ist nicht mit anderen Aktionen kombinierbar.</p>',
    en: '<p>The code is <strong>not</strong> valid for reduced goods and cannot be combined with other offers.</p>',
    fr: '<p>Le code n’est <strong>pas</strong> valable sur les articles soldés et ne se cumule pas avec d’autres offres.</p>',
    it: '<p>Il codice <strong>non</strong> vale per la merce scontata e non è cumulabile con altre offerte.</p>',
    nl: '<p>De code geldt <strong>niet</strong> voor afgeprijsde artikelen en niet samen met andere acties.</p>',
  },
  {
    de: '<p>Bitte beachten Sie:</p><ul><li>Einlösbar in einem Einkauf</li><li>Kein Restguthaben</li></ul>',
    en: '<p>Please note:</p><ul><li>To be used in one purchase</li><li>No credit remains</li></ul>',
    fr: '<p>À savoir :</p><ul><li>À utiliser en un seul achat</li><li>Aucun solde restant</li></ul>',
    it: '<p>Da sapere:</p><ul><li>Da usare in un solo acquisto</li><li>Nessun credito residuo</li></ul>',
    nl: '<p>Let op:</p><ul><li>In één aankoop te gebruiken</li><li>Er blijft geen tegoed over</li></ul>',
  },
  {
    de: '<p>Nur für Lieferadressen im Inland. Versandkosten kommen hinzu.</p>',
    en: '<p>Only for delivery addresses in this country. Postage is added.</p>',
    fr: '<p>Seulement pour une livraison dans le pays. Les frais de port s’ajoutent.</p>',
    it: '<p>Solo per indirizzi di consegna nel paese. Si aggiungono le spese di spedizione.</p>',
    nl: '<p>Alleen voor bezorgadressen in het land zelf. Verzendkosten komen erbij.</p>',
  },
  {
    de: '<p>Im Geschäft bitte <em>vor</em> dem Bezahlen vorzeigen.</p>',
    en: '<p>In the shop, please show it <em>before</em> you pay.</p>',
    fr: '<p>En magasin, présentez-le <em>avant</em> de payer.</p>',
    it: '<p>In negozio, mostrarlo <em>prima</em> di pagare.</p>',
    nl: '<p>Laat de code in de winkel zien <em>voordat</em> u betaalt.</p>',
  },
  {
    de: '<p>Der Code kann nicht umgetauscht werden.<br>Gültig drei Jahre ab Einlösung.</p>',
    en: '<p>The code cannot be exchanged.<br>Valid for three years.</p>',
    fr: '<p>Le code ne peut pas être échangé.<br>Valable trois ans.</p>',
    it: '<p>Il codice non può essere cambiato.<br>Valido tre anni.</p>',
    nl: '<p>De code kan niet worden geruild.<br>Drie jaar geldig.</p>',
  },
];

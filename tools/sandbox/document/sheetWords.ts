import type { Language } from '../core/language.ts';

interface SheetWords {
  /** Above the shop's name. */
  readonly voucher: string;
  readonly code: string;
  readonly pin: string;
  readonly until: string;
  readonly order: string;
  readonly howTo: string;
  /** The second line of how to use it, after the shop's own. */
  readonly keep: string;
  readonly keepPin: string;
  readonly sheet: (number: number, total: number) => string;
}

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  de: {
    voucher: 'Ihr Gutschein für',
    code: 'Code',
    pin: 'PIN',
    until: 'Gültig bis',
    order: 'Bestellnummer',
    howTo: 'So lösen Sie den Gutschein ein',
    keep: 'Bewahren Sie den Code sicher auf: Er gilt nur einmal.',
    keepPin: 'Halten Sie auch die PIN bereit. Beides gilt nur einmal.',
    sheet: (number, total) => `Gutschein ${number} von ${total}`,
  },
  en: {
    voucher: 'Your voucher for',
    code: 'Code',
    pin: 'PIN',
    until: 'Valid until',
    order: 'Order number',
    howTo: 'How to redeem it',
    keep: 'Keep the code safe: it can be used only once.',
    keepPin: 'Have the PIN ready, too. Both can be used only once.',
    sheet: (number, total) => `Voucher ${number} of ${total}`,
  },
  fr: {
    voucher: 'Votre bon d’achat',
    code: 'Code',
    pin: 'PIN',
    until: 'Valable jusqu’au',
    order: 'Numéro de commande',
    howTo: 'Comment l’utiliser',
    keep: 'Gardez le code en lieu sûr\u00a0: il n’est valable qu’une fois.',
    keepPin: 'Préparez aussi le code PIN. Les deux ne sont valables qu’une fois.',
    sheet: (number, total) => `Bon d’achat ${number} sur ${total}`,
  },
  it: {
    voucher: 'Il Suo buono per',
    code: 'Codice',
    pin: 'PIN',
    until: 'Valido fino al',
    order: 'Numero d’ordine',
    howTo: 'Come utilizzarlo',
    keep: 'Conservi il codice con cura: vale una sola volta.',
    keepPin: 'Tenga pronto anche il PIN. Entrambi valgono una sola volta.',
    sheet: (number, total) => `Buono ${number} di ${total}`,
  },
  nl: {
    voucher: 'Uw cadeaubon voor',
    code: 'Code',
    pin: 'Pincode',
    until: 'Geldig tot',
    order: 'Bestelnummer',
    howTo: 'Zo wisselt u de bon in',
    keep: 'Bewaar de code goed: u kunt hem maar één keer gebruiken.',
    keepPin: 'Houd ook de pincode bij de hand. Beide zijn maar één keer geldig.',
    sheet: (number, total) => `Bon ${number} van ${total}`,
  },
};

import type { Language } from '../core/language.ts';

interface MailWords {
  readonly subject: string;
  readonly body: string;
}

/** `{name}`, `{order}`, `{shops}` and `{link}` are filled in. */
interface MailTexts {
  readonly code: MailWords;
  readonly parcel: MailWords;
  readonly review: MailWords;
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  de: {
    code: {
      subject: 'Ihr Code von {shops}',
      body: 'Guten Tag {name},\n\nIhr Code von {shops} ist da. Er erscheint, wenn Sie auf der Seite darauf klicken:\n{link}\n\nBestellnummer {order}',
    },
    parcel: {
      subject: 'Ihre Bestellung bei {shops}',
      body: 'Guten Tag {name},\n\n{shops} schickt Ihr Paket in den nächsten fünf Tagen ab.\n\nBestellnummer {order}',
    },
    review: {
      subject: 'Bitte bestätigen Sie Ihre Einlösung',
      body: 'Guten Tag {name},\n\nbei hohen Beträgen prüfen wir, wer einlöst. Bitte füllen Sie das Formular aus:\n{link}\n\nBestellnummer {order}',
    },
  },
  en: {
    code: {
      subject: 'Your code from {shops}',
      body: 'Hello {name},\n\nYour code from {shops} has arrived. It appears when you click on the page:\n{link}\n\nOrder number {order}',
    },
    parcel: {
      subject: 'Your order at {shops}',
      body: 'Hello {name},\n\n{shops} will send your parcel within five days.\n\nOrder number {order}',
    },
    review: {
      subject: 'Please confirm your redemption',
      body: 'Hello {name},\n\nFor large amounts we check who redeems. Please fill in the form:\n{link}\n\nOrder number {order}',
    },
  },
  fr: {
    code: {
      subject: 'Votre code de {shops}',
      body: 'Bonjour {name},\n\nVotre code de {shops} est arrivé. Il s’affiche en cliquant sur la page :\n{link}\n\nNuméro de commande {order}',
    },
    parcel: {
      subject: 'Votre commande chez {shops}',
      body: 'Bonjour {name},\n\n{shops} envoie votre colis sous cinq jours.\n\nNuméro de commande {order}',
    },
    review: {
      subject: 'Veuillez confirmer votre échange',
      body: 'Bonjour {name},\n\nPour les montants élevés, nous vérifions l’identité. Merci de remplir le formulaire :\n{link}\n\nNuméro de commande {order}',
    },
  },
  it: {
    code: {
      subject: 'Il suo codice di {shops}',
      body: 'Buongiorno {name},\n\nil suo codice di {shops} è arrivato. Appare con un clic sulla pagina:\n{link}\n\nNumero d’ordine {order}',
    },
    parcel: {
      subject: 'Il suo ordine da {shops}',
      body: 'Buongiorno {name},\n\n{shops} spedisce il pacco entro cinque giorni.\n\nNumero d’ordine {order}',
    },
    review: {
      subject: 'Confermi il suo riscatto',
      body: 'Buongiorno {name},\n\nper gli importi elevati verifichiamo chi riscatta. Compili il modulo:\n{link}\n\nNumero d’ordine {order}',
    },
  },
  nl: {
    code: {
      subject: 'Uw code van {shops}',
      body: 'Goedendag {name},\n\nUw code van {shops} is er. Hij verschijnt als u op de pagina klikt:\n{link}\n\nBestelnummer {order}',
    },
    parcel: {
      subject: 'Uw bestelling bij {shops}',
      body: 'Goedendag {name},\n\n{shops} verstuurt uw pakket binnen vijf dagen.\n\nBestelnummer {order}',
    },
    review: {
      subject: 'Bevestig uw inwisseling',
      body: 'Goedendag {name},\n\nBij hoge bedragen controleren wij wie inwisselt. Vul het formulier in:\n{link}\n\nBestelnummer {order}',
    },
  },
};

import type { MailTexts } from './en.ts';

export const de: MailTexts = {
  code: {
    subject: 'Ihr Code von {shops}',
    body: 'Guten Tag {name},\n\nIhr Code von {shops} ist da. Er erscheint, wenn Sie auf der Seite darauf klicken:\n{link}\n\nBestellnummer {order}',
  },
  delayed: {
    subject: 'Ihr Code von {shops} kommt etwas später',
    body: 'Guten Tag {name},\n\n{shops} hat Ihren Code noch nicht geschickt. Meist dauert das einige Stunden, selten länger als einen Tag. Sie erhalten den Link, sobald der Code da ist.\n\nBestellnummer {order}',
  },
  document: {
    subject: 'Ihre Gutscheine von {shops}',
    body: 'Guten Tag {name},\n\nIhre Gutscheine von {shops} liegen zum Herunterladen bereit:\n{link}\n\nBestellnummer {order}',
  },
  parcel: {
    subject: 'Ihre Bestellung bei {shops}',
    body: 'Guten Tag {name},\n\n{shops} schickt Ihr Paket in den nächsten fünf Tagen ab.\n\nBestellnummer {order}',
  },
  review: {
    subject: 'Bitte bestätigen Sie Ihre Einlösung',
    body: 'Guten Tag {name},\n\nbei hohen Beträgen prüfen wir, wer einlöst. Bitte füllen Sie das Formular aus:\n{link}\n\nBestellnummer {order}',
  },
  donation: {
    subject: 'Danke für Ihre Spende an {shops}',
    body: 'Guten Tag {name},\n\nIhre Spende von {value} geht ohne Abzug an {shops}.\n\nBestellnummer {order}',
  },
  donationReceipt: {
    subject: 'Ihre Zuwendungsbestätigung von {shops}',
    body: 'Guten Tag {name},\n\nhiermit bestätigen wir Ihre Zuwendung von {value} an {shops}.\n\nBestellnummer {order}',
  },
  giveaway: {
    subject: 'Ihr Geschenk',
    body: 'Guten Tag,\n\ndanke für Ihre Einlösung. Ihr Geschenk: {promo}\n{code}',
  },
  reminder: {
    subject: 'Bitte aktivieren Sie den Gutschein {serial}',
    body: 'Guten Tag,\n\nder Gutschein {serial}, den Sie verschenkt haben, ist noch nicht aktiviert. Gerade wollte ihn jemand einlösen. Bitte aktivieren Sie ihn.',
  },
  reactivated: {
    subject: 'Ihr Code gilt wieder',
    body: 'Guten Tag,\n\ndie Prüfung Ihres alten Codes ist abgeschlossen. Sie können denselben Code jetzt einlösen:\n{link}',
  },
  reactivationReplaced: {
    subject: 'Ihr neuer Code',
    body: 'Guten Tag,\n\nIhr alter Code lässt sich nicht mehr verwenden. Sie erhalten einen neuen mit gleichem Wert:\n{link}',
  },
  reactivationRejected: {
    subject: 'Ihr alter Code',
    body: 'Guten Tag,\n\nIhr alter Code ließ sich nicht reaktivieren. Unser Kundenservice hilft Ihnen gern.',
  },
  vouchers: {
    subject: 'Ihre {quantity} aufladbaren Gutscheine',
    body: 'Guten Tag {name},\n\nvielen Dank für Ihre Bestellung. Ab {from} können Sie Ihre {quantity} aufladbaren Gutscheine zu je {value} einlösen, davon jeweils {bonus} geschenkt. Seriennummer und Code:\n{list}\n\nBezahlt: {paid}.\n\nBestellnummer {order}',
  },
  notes: {
    exchanged: 'Eingetauscht von Ihrem Gutschein: {value}.',
    paid: 'Von Ihrem Gutschein eingelöst: {covered}. Zusätzlich bezahlt: {paid}.',
    recharge: 'Sie möchten Ihre Karte wieder auf {value} aufladen. Hier geht es zum Aufladen:\n{link}',
    prepaidOrder:
      'Mitbestellt: {quantity} aufladbare Gutscheine ohne Guthaben, kostenlos, Bestellnummer {number}. Seriennummern: {serials}.',
  },
};

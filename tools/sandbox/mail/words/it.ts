import type { MailTexts } from './en.ts';

export const it: MailTexts = {
  code: {
    subject: 'Il suo codice di {shops}',
    body: 'Buongiorno {name},\n\nil suo codice di {shops} è arrivato. Appare con un clic sulla pagina:\n{link}\n\nNumero d’ordine {order}',
  },
  delayed: {
    subject: 'Il suo codice di {shops} arriva un po’ più tardi',
    body: 'Buongiorno {name},\n\n{shops} non ha ancora inviato il suo codice. Di solito bastano alcune ore, raramente più di un giorno. Riceverà il link appena il codice sarà disponibile.\n\nNumero d’ordine {order}',
  },
  document: {
    subject: 'I suoi buoni di {shops}',
    body: 'Buongiorno {name},\n\ni suoi buoni di {shops} sono pronti da scaricare:\n{link}\n\nNumero d’ordine {order}',
  },
  parcel: {
    subject: 'Il suo ordine da {shops}',
    body: 'Buongiorno {name},\n\n{shops} spedisce il pacco entro cinque giorni.\n\nNumero d’ordine {order}',
  },
  review: {
    subject: 'Confermi il suo riscatto',
    body: 'Buongiorno {name},\n\nper gli importi elevati verifichiamo chi riscatta. Compili il modulo:\n{link}\n\nNumero d’ordine {order}',
  },
  donation: {
    subject: 'Grazie per la sua donazione a {shops}',
    body: 'Buongiorno {name},\n\nla sua donazione di {value} va per intero a {shops}.\n\nNumero d’ordine {order}',
  },
  donationReceipt: {
    subject: 'La sua ricevuta di donazione di {shops}',
    body: 'Buongiorno {name},\n\nconfermiamo la sua donazione di {value} a {shops}.\n\nNumero d’ordine {order}',
  },
  giveaway: {
    subject: 'Il suo omaggio',
    body: 'Buongiorno,\n\ngrazie per il riscatto. Il suo omaggio: {promo}\n{code}',
  },
  reminder: {
    subject: 'Attivi il buono {serial}',
    body: 'Buongiorno,\n\nil buono {serial} che ha regalato non è ancora attivo. Qualcuno ha appena provato a riscattarlo. La preghiamo di attivarlo.',
  },
  reactivated: {
    subject: 'Il Suo codice funziona di nuovo',
    body: 'Buongiorno,\n\nla verifica del Suo vecchio codice è conclusa. Ora può utilizzare lo stesso codice:\n{link}',
  },
  reactivationReplaced: {
    subject: 'Il Suo nuovo codice',
    body: 'Buongiorno,\n\nil Suo vecchio codice non è più utilizzabile. Ne riceve uno nuovo di pari importo:\n{link}',
  },
  reactivationRejected: {
    subject: 'Il Suo vecchio codice',
    body: 'Buongiorno,\n\nnon è stato possibile riattivare il Suo vecchio codice. Il nostro servizio clienti è a Sua disposizione.',
  },
  vouchers: {
    subject: 'I suoi {quantity} buoni ricaricabili',
    body: 'Buongiorno {name},\n\ngrazie per il suo ordine. Dal {from} potrà riscattare i suoi {quantity} buoni ricaricabili da {value} ciascuno, di cui {bonus} in omaggio. Numero di serie e codice:\n{list}\n\nPagato: {paid}.\n\nNumero d’ordine {order}',
  },
  notes: {
    exchanged: 'Convertito dal suo buono: {value}.',
    paid: 'Utilizzato dal suo buono: {covered}. Pagato in aggiunta: {paid}.',
    recharge: 'Desidera ricaricare la sua carta fino a {value}. Può farlo qui:\n{link}',
    prepaidOrder:
      'Ordinati insieme: {quantity} buoni ricaricabili senza credito, gratuiti, numero d’ordine {number}. Numeri di serie: {serials}.',
  },
};

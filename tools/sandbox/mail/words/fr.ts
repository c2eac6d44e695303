import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  code: {
    subject: 'Votre code de {shops}',
    body: 'Bonjour {name},\n\nVotre code de {shops} est arrivé. Il s’affiche en cliquant sur la page :\n{link}\n\nNuméro de commande {order}',
  },
  delayed: {
    subject: 'Votre code de {shops} arrive un peu plus tard',
    body: 'Bonjour {name},\n\n{shops} n’a pas encore envoyé votre code. Cela prend le plus souvent quelques heures, rarement plus d’une journée. Vous recevrez le lien dès que le code sera là.\n\nNuméro de commande {order}',
  },
  document: {
    subject: 'Vos bons de {shops}',
    body: 'Bonjour {name},\n\nVos bons de {shops} sont prêts à être téléchargés :\n{link}\n\nNuméro de commande {order}',
  },
  parcel: {
    subject: 'Votre commande chez {shops}',
    body: 'Bonjour {name},\n\n{shops} envoie votre colis sous cinq jours.\n\nNuméro de commande {order}',
  },
  review: {
    subject: 'Veuillez confirmer votre échange',
    body: 'Bonjour {name},\n\nPour les montants élevés, nous vérifions l’identité. Merci de remplir le formulaire :\n{link}\n\nNuméro de commande {order}',
  },
  donation: {
    subject: 'Merci pour votre don à {shops}',
    body: 'Bonjour {name},\n\nVotre don de {value} est reversé intégralement à {shops}.\n\nNuméro de commande {order}',
  },
  donationReceipt: {
    subject: 'Votre reçu de don de {shops}',
    body: 'Bonjour {name},\n\nNous confirmons votre don de {value} à {shops}.\n\nNuméro de commande {order}',
  },
  giveaway: {
    subject: 'Votre cadeau',
    body: 'Bonjour,\n\nMerci pour votre échange. Votre cadeau : {promo}\n{code}',
  },
  reminder: {
    subject: 'Veuillez activer le bon {serial}',
    body: 'Bonjour,\n\nLe bon {serial}, que vous avez offert, n’est pas encore activé. Quelqu’un vient d’essayer de l’échanger. Merci de l’activer.',
  },
  reactivated: {
    subject: 'Votre code fonctionne de nouveau',
    body: 'Bonjour,\n\nLa vérification de votre ancien code est terminée. Vous pouvez utiliser le même code dès maintenant :\n{link}',
  },
  reactivationReplaced: {
    subject: 'Votre nouveau code',
    body: 'Bonjour,\n\nVotre ancien code n’est plus utilisable. Vous recevez un nouveau code de même montant :\n{link}',
  },
  reactivationRejected: {
    subject: 'Votre ancien code',
    body: 'Bonjour,\n\nVotre ancien code n’a pas pu être réactivé. Notre service clientèle vous aide volontiers.',
  },
  vouchers: {
    subject: 'Vos {quantity} bons rechargeables',
    body: 'Bonjour {name},\n\nMerci pour votre commande. À partir du {from}, vous pourrez utiliser vos {quantity} bons rechargeables de {value} chacun, dont {bonus} offerts. Numéro de série et code :\n{list}\n\nPayé : {paid}.\n\nNuméro de commande {order}',
  },
  notes: {
    exchanged: 'Échangé depuis votre bon : {value}.',
    paid: 'Montant utilisé sur votre bon : {covered}. Payé en complément : {paid}.',
    recharge: 'Vous souhaitez recharger votre carte à hauteur de {value}. Rechargez-la ici :\n{link}',
    prepaidOrder:
      'Commandés en même temps : {quantity} bons rechargeables sans crédit, gratuits, numéro de commande {number}. Numéros de série : {serials}.',
  },
};

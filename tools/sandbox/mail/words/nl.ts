import type { MailTexts } from './en.ts';

export const nl: MailTexts = {
  code: {
    subject: 'Uw code van {shops}',
    body: 'Goedendag {name},\n\nUw code van {shops} is er. Hij verschijnt als u op de pagina klikt:\n{link}\n\nBestelnummer {order}',
  },
  delayed: {
    subject: 'Uw code van {shops} komt iets later',
    body: 'Goedendag {name},\n\n{shops} heeft uw code nog niet gestuurd. Meestal duurt dat enkele uren, zelden langer dan een dag. U ontvangt de link zodra de code er is.\n\nBestelnummer {order}',
  },
  document: {
    subject: 'Uw bonnen van {shops}',
    body: 'Goedendag {name},\n\nUw bonnen van {shops} staan klaar om te downloaden:\n{link}\n\nBestelnummer {order}',
  },
  parcel: {
    subject: 'Uw bestelling bij {shops}',
    body: 'Goedendag {name},\n\n{shops} verstuurt uw pakket binnen vijf dagen.\n\nBestelnummer {order}',
  },
  review: {
    subject: 'Bevestig uw inwisseling',
    body: 'Goedendag {name},\n\nBij hoge bedragen controleren wij wie inwisselt. Vul het formulier in:\n{link}\n\nBestelnummer {order}',
  },
  donation: {
    subject: 'Dank u voor uw gift aan {shops}',
    body: 'Goedendag {name},\n\nUw gift van {value} gaat volledig naar {shops}.\n\nBestelnummer {order}',
  },
  donationReceipt: {
    subject: 'Uw giftbewijs van {shops}',
    body: 'Goedendag {name},\n\nWij bevestigen uw gift van {value} aan {shops}.\n\nBestelnummer {order}',
  },
  giveaway: {
    subject: 'Uw cadeau',
    body: 'Goedendag,\n\nDank u voor het inwisselen. Uw cadeau: {promo}\n{code}',
  },
  reminder: {
    subject: 'Activeer de bon {serial}',
    body: 'Goedendag,\n\nDe bon {serial} die u cadeau hebt gedaan, is nog niet geactiveerd. Iemand heeft zojuist geprobeerd hem in te wisselen. Activeer de bon alstublieft.',
  },
  reactivated: {
    subject: 'Uw code werkt weer',
    body: 'Hallo,\n\nDe controle van uw oude code is klaar. U kunt dezelfde code nu inwisselen:\n{link}',
  },
  reactivationReplaced: {
    subject: 'Uw nieuwe code',
    body: 'Hallo,\n\nUw oude code kan niet meer worden gebruikt. U krijgt een nieuwe met dezelfde waarde:\n{link}',
  },
  reactivationRejected: {
    subject: 'Uw oude code',
    body: 'Hallo,\n\nUw oude code kon niet opnieuw worden geactiveerd. Onze klantenservice helpt u graag.',
  },
  vouchers: {
    subject: 'Uw {quantity} oplaadbare bonnen',
    body: 'Goedendag {name},\n\nDank u voor uw bestelling. Vanaf {from} kunt u uw {quantity} oplaadbare bonnen van elk {value} inwisselen, waarvan {bonus} cadeau. Serienummer en code:\n{list}\n\nBetaald: {paid}.\n\nBestelnummer {order}',
  },
  notes: {
    exchanged: 'Van uw bon ingewisseld: {value}.',
    paid: 'Van uw bon ingewisseld: {covered}. Bijbetaald: {paid}.',
    recharge: 'U wilt uw kaart weer opwaarderen tot {value}. Dat doet u hier:\n{link}',
    prepaidOrder:
      'Meebesteld: {quantity} oplaadbare bonnen zonder tegoed, gratis, bestelnummer {number}. Serienummers: {serials}.',
  },
};

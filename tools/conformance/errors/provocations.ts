import { bought, donation, enter, holder, offeredGiveaway, organisation, quote } from '../driver/acts.ts';
import { cardWish, chargeable, init } from '../driver/paying.ts';
import { support } from '../straight/serving.ts';
import { checking, entering, type Provocation } from './provocation.ts';

const refusedCaptcha: Provocation = (trial) => {
  const code = trial.stock.lend('spendable', trial.data.spendable);
  return enter(trial, code, trial.data.captcha.refused);
};

const donatingTooMuch: Provocation = async (trial) => {
  const organisationId = await organisation(trial);
  const { token, voucher } = await holder(trial);
  const body = donation(trial, { organisationId, valueInCent: voucher.balanceInCent + 1 });
  return trial.send({ operation: 'createDonation', token, body });
};

const quotingUnknownShop: Provocation = async (trial) => {
  const { token } = await holder(trial);
  return quote(trial, token, { shopId: '0', valueInCent: 2500 });
};

const quotingRefusedShop: Provocation = async (trial) => {
  const shopId = trial.stock.lend('refusedShops', trial.data.refusedShops);
  const { token } = await holder(trial);
  return quote(trial, token, { shopId, valueInCent: 2500 });
};

const decliningCard: Provocation = async (trial) => {
  const wish = cardWish(trial, 'declined');
  return init(trial, await chargeable(trial), wish);
};

const correctingLate: Provocation = async (trial) => {
  const { redemption } = await bought(trial);
  await trial.good({ operation: 'revealRedeemLink', link: redemption.redeemLinkToken });
  return trial.send({
    operation: 'correctRedemptionEmail',
    path: { redeemId: redemption.redeemId },
    token: redemption.statusToken,
    body: { email: trial.data.customer.email },
  });
};

const takingTwice: Provocation = async (trial) => {
  const { token, wish } = await offeredGiveaway(trial);
  const call = { operation: 'redeemGiveaway', token, body: wish } as const;
  await trial.good(call);
  return trial.send(call);
};

const takingNone: Provocation = (trial) => {
  const { redeemId, link, giveawayId } = trial.stock.lend('emptyGiveaways', trial.data.emptyGiveaways);
  const body = { redeemId, email: trial.data.customer.email, id: giveawayId };
  return trial.send({ operation: 'redeemGiveaway', token: link, body });
};

const downloading =
  (kind: 'locked' | 'expired'): Provocation =>
  (trial) => {
    const link = trial.stock.lend(`documents.${kind}`, trial.data.documents[kind]);
    return trial.send({ operation: 'downloadVoucherDocument', link, body: { format: 'pdf', pin: '1' } });
  };

const wrongDocumentPin: Provocation = async (trial) => {
  const { link, pin } = trial.stock.lend('documents.withPin', trial.data.documents.withPin);
  const call = { operation: 'downloadVoucherDocument', link } as const;
  const refused = await trial.send({ ...call, body: { format: 'pdf', pin: '1' } });
  // The right one gives the attempts back.
  await trial.send({ ...call, body: { format: 'pdf', pin } });
  return refused;
};

const wrongLetterPin: Provocation = (trial) => {
  const { link, pin } = trial.stock.take('fraudChecks.letter', trial.data.fraudChecks.letter);
  const wrong = pin === '1111' ? '2222' : '1111';
  return trial.send({ operation: 'enterFraudCheckPin', link, body: { pin: wrong } });
};

/** How each code of the contract comes about; a test compares the two lists. */
export const PROVOCATIONS: Readonly<Record<string, Provocation>> = {
  CAPx1: refusedCaptcha,
  CHGx1: checking('CHGx1'),
  CHGx2: checking('CHGx2'),
  CHGx3: checking('CHGx3'),
  DOCx1: wrongDocumentPin,
  DOCx2: downloading('locked'),
  DOCx3: downloading('expired'),
  FRDx1: wrongLetterPin,
  FRDx2: (trial) => {
    const link = trial.stock.lend('fraudChecks.locked', trial.data.fraudChecks.locked);
    return trial.send({ operation: 'enterFraudCheckPin', link, body: { pin: '1111' } });
  },
  GVAx1: takingNone,
  GVAx2: takingTwice,
  ORDx1: (trial) => {
    const { email } = trial.data.customer;
    const body = { orderNumber: '1', email, captcha: trial.stock.captcha() };
    return trial.send({ operation: 'getOrderStatus', body });
  },
  ORDx2: (trial) => {
    const known = trial.stock.lend('orders.undeterminable', trial.data.orders.undeterminable);
    return trial.send({ operation: 'getOrderStatus', body: { ...known, captcha: trial.stock.captcha() } });
  },
  PAYx1: decliningCard,
  RDMx2: (trial) => {
    const link = trial.stock.lend('redeemLinks.expired', trial.data.redeemLinks.expired);
    return trial.send({ operation: 'getRedeemLink', link });
  },
  RDMx3: entering('RDMx3'),
  RDMx4: (trial) => {
    const link = trial.stock.lend('redeemLinks.delayed', trial.data.redeemLinks.delayed);
    return trial.send({ operation: 'revealRedeemLink', link });
  },
  RDMx5: correctingLate,
  SHPx1: quotingUnknownShop,
  SHPx2: quotingRefusedShop,
  STDx1: async (trial) => {
    const { token } = await holder(trial);
    return trial.send({ operation: 'createQuote', token, body: {} });
  },
  STDx5: entering('STDx5'),
  STDx6: (trial) => trial.send({ operation: 'refreshVoucherToken', token: 'forged' }),
  UPLx1: (trial) => {
    const file = new File(['<svg/>'], 'picture.svg', { type: 'image/svg+xml' });
    return trial.send(support(trial, file));
  },
  VCRx1: entering('VCRx1'),
  VCRx10: entering('VCRx10'),
  VCRx13: entering('VCRx13'),
  VCRx15: entering('VCRx15'),
  VCRx2: entering('VCRx2'),
  VCRx20: entering('VCRx20'),
  VCRx21: entering('VCRx21'),
  VCRx22: entering('VCRx22'),
  VCRx25: entering('VCRx25'),
  VCRx30: donatingTooMuch,
  VCRx51: entering('VCRx51'),
  VCRx54: entering('VCRx54'),
  VCRx8: entering('VCRx8'),
  VCRx9: entering('VCRx9'),
};

import {
  bought,
  donation,
  holder,
  offeredGiveaway,
  organisation,
  quoted,
  type Wire,
} from '../driver/acts.ts';
import type { Trial } from '../driver/trial.ts';
import type { StraightWays } from './straight.ts';

/** A redemption whose code page can be opened. */
async function linked(trial: Trial) {
  const own = await bought(trial);
  return { ...own, link: own.redemption.redeemLinkToken };
}

/** From a code to a shop's code. */
export const REDEEMING: StraightWays = {
  createVoucherToken: (trial) => holder(trial),
  async refreshVoucherToken(trial) {
    const { token } = await holder(trial);
    await trial.good({ operation: 'refreshVoucherToken', token });
  },
  createRedemption: (trial) => bought(trial),
  async getRedemption(trial) {
    const { redemption, token } = await bought(trial);
    const path = { redeemId: redemption.redeemId };
    await trial.good({ operation: 'getRedemption', path, token });
    await trial.good({ operation: 'getRedemption', path });
  },
  async correctRedemptionEmail(trial) {
    const { redemption } = await bought(trial, { delivery: 'EMAIL' });
    await trial.good({
      operation: 'correctRedemptionEmail',
      path: { redeemId: redemption.redeemId },
      token: redemption.statusToken,
      body: { email: trial.data.customer.email },
    });
  },
  async resendRedeemLinks(trial) {
    const { code } = await bought(trial);
    const body = { code, email: trial.data.customer.email, captcha: trial.stock.captcha() };
    await trial.good({ operation: 'resendRedeemLinks', body });
  },
  async getRedeemLink(trial) {
    const ready = trial.data.redeemLinks.ready[0] ?? (await linked(trial)).link;
    await trial.good({ operation: 'getRedeemLink', link: ready });
  },
  async revealRedeemLink(trial) {
    await trial.good({ operation: 'revealRedeemLink', link: (await linked(trial)).link });
  },
  async getRedeemLinkPdf(trial) {
    const { link } = await linked(trial);
    await trial.good({ operation: 'revealRedeemLink', link });
    await trial.good({ operation: 'getRedeemLinkPdf', link });
  },
  async renewRedeemLink(trial) {
    const { link } = await linked(trial);
    await trial.good({ operation: 'renewRedeemLink', link, body: { email: trial.data.customer.email } });
  },
  async getVoucherDocument(trial) {
    const open = trial.data.documents.open[0];
    const link = open ?? (await bought(trial, { delivery: 'PDF' })).redemption.documentIdent;
    await trial.good({ operation: 'getVoucherDocument', link });
  },
  async downloadVoucherDocument(trial) {
    const link = (await bought(trial, { delivery: 'ZIP' })).redemption.documentIdent;
    for (const format of ['pdf', 'zip'])
      await trial.good({ operation: 'downloadVoucherDocument', link, body: { format } });
  },
  async createDonation(trial) {
    const organisationId = await organisation(trial);
    const { token } = await holder(trial);
    await trial.good({ operation: 'createDonation', token, body: donation(trial, { organisationId }) });
  },
  async getDonation(trial) {
    const organisationId = await organisation(trial);
    const { token } = await holder(trial);
    const body = donation(trial, { organisationId });
    await trial.good({ operation: 'createDonation', token, body });
    await trial.good({ operation: 'getDonation', path: { donationId: body.donationId } });
  },
  async getGiveaway(trial) {
    const { token, voucher, redemption } = await bought(trial);
    // 204, no giveaway, is an answer too.
    const body = { voucher, redeemId: redemption.redeemId };
    await trial.good({ operation: 'getGiveaway', token, body });
  },
  async getVaultGiveaway(trial) {
    const { redemption, link } = await linked(trial);
    const body = { redeemId: redemption.redeemId, redeemLinkToken: link };
    await trial.good({ operation: 'getVaultGiveaway', token: link, body });
  },
  async redeemGiveaway(trial) {
    const { token, wish } = await offeredGiveaway(trial);
    await trial.good({ operation: 'redeemGiveaway', token, body: wish });
  },
  async getOrderStatus(trial) {
    const { redemption } = await bought(trial);
    const { email } = trial.data.customer;
    const body = { orderNumber: redemption.orderNumber, email, captcha: trial.stock.captcha() };
    await trial.good({ operation: 'getOrderStatus', body });
  },
  async getThirdPartyEntry(trial) {
    const link = trial.stock.lend('partnerLinks', trial.data.partnerLinks);
    const { body } = await trial.good<Wire['ThirdPartyEntry']>({ operation: 'getThirdPartyEntry', link });
    await quoted(trial, body.token);
  },
};

import { bought, donation, organisation, type Wire } from '../driver/acts.ts';
import type { Exchange } from '../driver/call.ts';
import { flaw, type Flaw } from '../driver/finding.ts';
import { chargeable } from '../driver/paying.ts';
import { payloadOf } from '../driver/token.ts';
import type { Rule } from './rule.ts';

function* differing(wanted: string, seen: readonly Exchange[]): Iterable<Flaw> {
  for (const at of seen) {
    const { currency } = at.body as { currency?: string };
    if (currency !== wanted) yield flaw('The currency is not that of the voucher.', at);
  }
}

const currencyStays: Rule = {
  id: 'currency-stays',
  title: "A voucher's currency never changes, from its token to its codes",
  area: 'redeem',
  contract: '      description: ISO 4217.',
  async *check(trial) {
    const { token, voucher, redemption, exchange } = await bought(trial);
    const organisationId = await organisation(trial);
    const path = { redeemId: redemption.redeemId };
    const body = donation(trial, { organisationId });
    const quoteAt = await trial.send({
      operation: 'createQuote',
      token,
      body: {
        items: redemption.items.map(({ shopId, valueInCent }) => ({ shopId, valueInCent, quantity: 1 })),
      },
    });
    yield* differing(voucher.currency, [
      quoteAt,
      exchange,
      await trial.send({ operation: 'getRedemption', path, token }),
      await trial.send({ operation: 'getRedeemLink', link: redemption.redeemLinkToken }),
      await trial.send({ operation: 'createDonation', token, body }),
      await trial.send({ operation: 'getDonation', path: { donationId: body.donationId } }),
    ]);
    const renewed = await trial.send({ operation: 'refreshVoucherToken', token });
    const now = payloadOf((renewed.body as Wire['VoucherToken']).token)?.voucher;
    if (now?.currency !== voucher.currency || now.serialNumber !== voucher.serialNumber)
      yield flaw('The renewed token is for another currency or voucher.', renewed);
  },
};

const offersCurrency: Rule = {
  id: 'offers-currency',
  title: 'New vouchers have the currency of those that are topped up',
  area: 'charge',
  contract: '    VoucherOffers:',
  async *check(trial) {
    const { currency } = await chargeable(trial);
    const path = { country: trial.data.site.configKey };
    yield* differing(currency, [await trial.send({ operation: 'getVoucherOffers', path })]);
  },
};

export const CURRENCY_RULES: readonly Rule[] = [currencyStays, offersCurrency];

import type { OperationId } from '../contract/contract.ts';
import { type Call, codeOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Rule } from './rule.ts';
import { sameValue } from './sameAnswer.ts';

/** Reads of things that are not there. */
const NOWHERE: readonly { readonly operation: OperationId; readonly path: Record<string, string> }[] = [
  { operation: 'getSiteConfig', path: { country: 'XX' } },
  { operation: 'getParameter', path: { key: 'conformance.none' } },
  { operation: 'getVariation', path: { country: 'XX', urlName: 'none' } },
  { operation: 'listShopCategories', path: { id: '0' } },
  { operation: 'listShops', path: { id: '0' } },
  { operation: 'getShop', path: { id: '0' } },
  { operation: 'listAidOrganisations', path: { id: '0' } },
  { operation: 'listAcceptancePoints', path: { id: '0' } },
  { operation: 'getVoucherOffers', path: { country: 'XX' } },
  { operation: 'getDonation', path: { donationId: crypto.randomUUID() } },
];
const NO_LINKS: readonly OperationId[] = [
  'getRedeemLink',
  'getVoucherDocument',
  'getFraudCheck',
  'getActivation',
  'getThirdPartyEntry',
  'getReactivation',
];

export const unknownIsUnknown: Rule = {
  id: 'unknown-is-404',
  title: 'What is not there is 404',
  area: 'site',
  contract: '    NotFound:',
  async *check(trial) {
    const calls: Call[] = [
      ...NOWHERE,
      ...NO_LINKS.map((operation) => ({ operation, link: 'nobody-knows-this-one' })),
    ];
    for (const call of calls) {
      const at = await trial.send(call);
      if (at.status !== 404) yield flaw('An unknown thing has to be 404.', at);
      const isShop = call.operation === 'getShop';
      if (at.status === 404 && (codeOf(at) === 'SHPx1') !== isShop)
        yield flaw('Only an unknown shop has the code SHPx1.', at);
    }
    const none = await trial.send({ operation: 'listVariations', path: { country: 'XX' } });
    if (!sameValue(none.body, [])) yield flaw('An unknown country has no variations: an empty list.', none);
  },
};

import type { Giveaway, GiveawayPlace } from '#domain/giveaway/giveaway.ts';
import { localPath } from '#domain/link/localPath.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { aLinkToken, aRedemptionId } from './redemption.ts';
import { aSession } from './voucher.ts';

/** Default: shown everywhere. */
export function aGiveaway(about: Partial<Giveaway> = {}): Giveaway {
  return {
    id: '7',
    banner: localPath('/giveaways/coffee.svg'),
    promoText: 'A coffee on us.',
    needsCodes: true,
    showInVault: true,
    showOnThankYouPage: true,
    visible: true,
    ...about,
  };
}

export const onThankYouPage: GiveawayPlace = {
  kind: 'thank-you',
  redemptionId: aRedemptionId,
  session: aSession(),
};

const token = parseRedeemLinkToken(aLinkToken);
if (token === null) throw new Error('not a link token');

export const inVault: GiveawayPlace = { kind: 'vault', redemptionId: aRedemptionId, token };

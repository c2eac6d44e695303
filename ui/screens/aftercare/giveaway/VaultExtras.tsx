import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import { useShared } from '../../../session/services.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { useHas } from '../../../session/useHas.ts';
import { GiveawayArea } from './GiveawayArea.tsx';

interface VaultExtrasProps {
  /** Token of the redeem link. It is the authorisation; no voucher is needed (product 8.7). */
  token: string;
  sealed: SealedCode;
}

/** Rendered below a shop's code: a giveaway if the site has them. */
export const VaultExtras = perHolder(function VaultExtras({ token, sealed }: VaultExtrasProps) {
  const has = useHas();
  const { kept } = useShared();
  const parsed = parseRedeemLinkToken(token);
  const { redeemId } = sealed;
  return (
    <>
      {has('giveaway') && parsed !== null && redeemId !== null && (
        <GiveawayArea
          place={() => ({ kind: 'vault', redemptionId: redeemId as RedemptionId, token: parsed })}
          email={kept.read('customerDraft')?.email ?? ''}
          onDone={nothing}
        />
      )}
    </>
  );
});

/** A redeem link's page has no voucher to forget. */
const nothing = () => undefined;

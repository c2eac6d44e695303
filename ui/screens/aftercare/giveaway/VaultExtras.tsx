import { observer } from 'mobx-react-lite';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import { useServices, useShared } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { ReminderButton } from '../reminder/ReminderButton.tsx';
import { GiveawayArea } from './GiveawayArea.tsx';

interface VaultExtrasProps {
  /** Token of the redeem link, which authorises here; no voucher plays a part (design 7.5). */
  token: string;
  sealed: SealedCode;
}

/** What stands beside a shop's code: its last day for the calendar, and a giveaway if the site has them. */
export const VaultExtras = observer(function VaultExtras({ token, sealed }: VaultExtrasProps) {
  const { site: store } = useServices();
  const { kept } = useShared();
  const { t } = useWords();
  const parsed = parseRedeemLinkToken(token);
  const { redeemId, validUntil, shop } = sealed;
  return (
    <>
      {validUntil !== null && (
        <div data-print="never">
          <ReminderButton
            until={validUntil}
            title={t('reminder.codeTitle', { shop: shop.name })}
            text={t('reminder.codeText')}
            entry={`code-${shop.name.replace(/\W/g, '')}-${sealed.valueInCent}-${validUntil.toString(36)}`}
          />
        </div>
      )}
      {store.site.switches.showGiveaway && parsed !== null && redeemId !== null && (
        <GiveawayArea
          place={() => ({ kind: 'vault', redemptionId: redeemId as RedemptionId, token: parsed })}
          email={kept.customer.email}
          onDone={nothing}
        />
      )}
    </>
  );
});

/** There is no voucher to forget on a redeem link's page. */
const nothing = () => undefined;

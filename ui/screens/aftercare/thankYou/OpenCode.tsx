import { observer } from 'mobx-react-lite';
import type { RedeemedItem } from '#domain/redemption/redemption.ts';
import type { ButtonKind } from '../../../kit/Button.tsx';
import { SecretStep } from '../../../kit/SecretStep.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';

interface OpenCodeProps {
  item: RedeemedItem;
  kind: ButtonKind;
}

/**
 * Button that shows the code of one line; renders nothing if the line has no redeem link token. This click counts as
 * the one that reveals the code, so the code page does not ask for another.
 */
export const OpenCode = observer(function OpenCode({ item, kind }: OpenCodeProps) {
  const { askForCode } = useShared();
  const { t } = useText();
  if (item.redeemLinkToken === null) return null;
  return (
    <SecretStep to={`/merchantcode/${item.redeemLinkToken}`} kind={kind} onPress={() => askForCode.execute()}>
      {t('thankYou.openCode')} <VisuallyHidden>{item.shopName}</VisuallyHidden>
    </SecretStep>
  );
});

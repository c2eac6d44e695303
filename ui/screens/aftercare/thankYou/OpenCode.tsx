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
 * Shows the code of one line; nothing if it may not be opened here. The press is the click that uncovers a code, so its
 * page does not ask for another one.
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

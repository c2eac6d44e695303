import { observer } from 'mobx-react-lite';
import type { RedeemedItem } from '#domain/redemption/redemption.ts';
import type { ButtonKind } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useWords } from '../../../session/words.ts';

interface OpenCodeProps {
  item: RedeemedItem;
  kind: ButtonKind;
}

/** Link to the code of one line; nothing if it may not be opened here. */
export const OpenCode = observer(function OpenCode({ item, kind }: OpenCodeProps) {
  const { t } = useWords();
  if (item.redeemLinkToken === null) return null;
  return (
    <ButtonLink to={`/merchantcode/${item.redeemLinkToken}`} kind={kind}>
      {t('thankYou.openCode', { shop: item.shopName })}
    </ButtonLink>
  );
});

import { observer } from 'mobx-react-lite';
import type { RedeemAddress } from '#domain/site/redeemAddress.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { useWords } from '../session/words.ts';

/** Link to the site on which a code or a card is redeemed (design 7.9). */
export const RightSite = observer(function RightSite({ address }: { address: RedeemAddress }) {
  const { t } = useWords();
  return (
    <ExternalLink href={address.href} look="primary">
      {t('next.go-to-site', { brand: address.name })}
    </ExternalLink>
  );
});

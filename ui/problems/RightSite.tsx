import { observer } from 'mobx-react-lite';
import type { OwnAddress } from '#domain/site/ownAddress.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { useWords } from '../session/words.ts';

/** Link to the one of our sites to which a code belongs (design 7.9). */
export const RightSite = observer(function RightSite({ address }: { address: OwnAddress }) {
  const { t } = useWords();
  return (
    <ExternalLink href={address.href} look="primary">
      {t('next.go-to-site', { brand: address.brand })}
    </ExternalLink>
  );
});

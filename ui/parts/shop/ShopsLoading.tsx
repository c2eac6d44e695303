import { Skeleton } from '../../kit/Skeleton.tsx';
import { useText } from '../../session/text.ts';

/** Skeleton tiles of the final size. */
export function ShopsLoading() {
  const { t } = useText();
  return <Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />;
}

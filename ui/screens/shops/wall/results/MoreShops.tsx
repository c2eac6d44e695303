import { observer } from 'mobx-react-lite';
import { PORTION } from '#domain/shop/portion.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Notice } from '../../../../kit/Notice.tsx';
import { useText } from '../../../../session/text.ts';
import type { Further } from '../paged/PagedShops.ts';
import styles from './MoreShops.module.scss';

interface MoreShopsProps {
  /** Number of shown shops. */
  shown: number;
  total: number;
  /** Whether the next page is loading or has failed. */
  further?: Further | undefined;
  onMore: () => void;
}

/** Says how many shops are shown, and loads more; renders nothing for a wall of a single portion. */
export const MoreShops = observer(function MoreShops({ shown, total, further, onMore }: MoreShopsProps) {
  const { t } = useText();
  if (total <= PORTION) return null;
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{t('wall.shownOf', { number: shown, count: total })}</p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * shown) / total}%` }} />
      </span>
      {further === 'failed' && (
        <Notice kind="error" word={t('kind.error')} live>
          {t('wall.moreFailed')}
        </Notice>
      )}
      {shown < total && (
        <Button
          kind="secondary"
          busy={further === 'loading'}
          busyText={t('wall.loadingMore')}
          onClick={onMore}
        >
          {further === 'failed'
            ? t('common.tryAgain')
            : t('wall.more', { count: Math.min(PORTION, total - shown) })}
        </Button>
      )}
    </div>
  );
});

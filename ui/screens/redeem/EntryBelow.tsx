import { observer } from 'mobx-react-lite';
import { Suspense, useId } from 'react';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useWords } from '../../words.ts';
import { WallSection } from '../shops/WallSection.tsx';
import styles from './EntryBelow.module.scss';
import { EntryExtras } from './EntryExtras.tsx';

/** What stands below the code: the steps, and the shop wall. It comes once the entry can be used (design 7.18). */
export const EntryBelow = observer(function EntryBelow() {
  const { t } = useWords();
  const heading = useId();
  return (
    <>
      <EntryExtras />
      <section className={styles.wall} aria-labelledby={heading}>
        <h2 id={heading}>{t('wall.heading')}</h2>
        <Suspense
          fallback={<Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />}
        >
          <WallSection labelledBy={heading} headingLevel={3} over="entry" />
        </Suspense>
      </section>
    </>
  );
});

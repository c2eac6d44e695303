import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useId } from 'react';
import type { ShopCategory } from '#domain/shop/category.ts';
import { Section } from '../../../frame/Section.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { Draw } from '../../../parts/later/Later.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import styles from './EntryBelow.module.scss';
import { EntryExtras } from './EntryExtras.tsx';

/** What the wall must know of the page that it stands on. */
export interface EntryWallProps {
  labelledBy: string;
  /** The category that the path names: it filters as if it had been chosen. */
  pathCategory: ShopCategory | null;
}

/** What stands below the code: the steps, and the shop wall. It comes once the entry can be used (design 7.18). */
export const EntryBelow = observer(function EntryBelow({ drawWall }: { drawWall: Draw<EntryWallProps> }) {
  const { language, path } = useServices();
  const { t } = useWords();
  const heading = useId();
  const { locale } = language;
  // What the path stands for has words of its own in every language; the answer is kept per language.
  useEffect(() => void path.look(), [path, locale]);
  return (
    <>
      <EntryExtras />
      <div className={styles.wall}>
        <Section title={t('wall.heading')} titleId={heading}>
          <Suspense
            fallback={
              <Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />
            }
          >
            {drawWall({ labelledBy: heading, pathCategory: path.category })}
          </Suspense>
        </Section>
      </div>
    </>
  );
});

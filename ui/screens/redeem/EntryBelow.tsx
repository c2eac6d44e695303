import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useId } from 'react';
import { Section } from '../../frame/Section.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { WallSection } from '../shops/WallSection.tsx';
import styles from './EntryBelow.module.scss';
import { EntryExtras } from './EntryExtras.tsx';

/** What stands below the code: the steps, and the shop wall. It comes once the entry can be used (design 7.18). */
export const EntryBelow = observer(function EntryBelow() {
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
            <WallSection labelledBy={heading} headingLevel={3} over="entry" pathCategory={path.category} />
          </Suspense>
        </Section>
      </div>
    </>
  );
});

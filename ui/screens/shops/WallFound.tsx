import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { NothingFound as Explanation } from '#domain/shop/nothingFound.ts';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { NothingFound } from './NothingFound.tsx';
import { useRested } from './useRested.ts';
import type { WallParts } from './wallParts.ts';
import styles from './WallSection.module.scss';

/** How long the number of shops has to rest before it is said, in milliseconds. */
const COUNT_RESTS = 400;

interface WallFoundProps {
  parts: WallParts;
  /** How many shops the filter finds. */
  found: number;
  /** How many there are without a filter; null where nobody knows. */
  all: number | null;
  /** Why nothing was found, if nothing was. */
  explanation: Explanation | null;
  /** The tiles, and what stands around them. */
  children: ReactNode;
}

/** What the filter leaves: what narrows, how many are left, and the shops or why there are none. */
export const WallFound = observer(function WallFound({
  parts,
  found,
  all,
  explanation,
  children,
}: WallFoundProps) {
  const { session } = useServices();
  const { t } = useWords();
  const line = useRef<HTMLDivElement>(null);
  const count =
    all === null || found === all
      ? t('wall.count', { count: found })
      : t('wall.countOf', { found, count: all });
  const rested = useRested(count, COUNT_RESTS);
  return (
    <>
      <ActiveFilters parts={parts} fallback={line} />
      <div ref={line} id={parts.resultId} tabIndex={-1} className={styles.result}>
        <StatusLine>{(found > 0 || parts.state.isActive) && rested}</StatusLine>
        {session.voucher && <p className={styles.why}>{t('wall.whyMissing')}</p>}
      </div>
      {found === 0 ? (
        <NothingFound
          parts={parts}
          explanation={explanation}
          onWayOut={() => line.current?.focus({ preventScroll: true })}
        />
      ) : (
        children
      )}
    </>
  );
});

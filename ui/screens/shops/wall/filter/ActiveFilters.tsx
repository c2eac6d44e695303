import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { type Token, FilterChips } from './FilterChips.tsx';
import { Button } from '../../../../kit/Button.tsx';
import { StatusLine } from '../../../../kit/StatusLine.tsx';
import { useWords } from '../../../../session/words.ts';
import styles from '../WallSection.module.scss';
import type { WallParts } from '../wallParts.ts';

interface ActiveFiltersProps {
  parts: WallParts;
  /** Takes the focus when there is nothing left to remove. */
  fallback: RefObject<HTMLElement | null>;
}

/** What narrows the wall besides the name: each item can be removed by one tap, or all at once, which can be undone. */
export const ActiveFilters = observer(function ActiveFilters({ parts, fallback }: ActiveFiltersProps) {
  const { t } = useWords();
  const { state } = parts;
  const undo = useRef<HTMLButtonElement>(null);
  const isCleared = state.cleared !== null;
  useEffect(() => {
    // If the pressed button is gone, "undo" takes the focus.
    if (isCleared && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [isCleared]);
  const tokens = tokensOf(parts);
  return (
    <div className={styles.active}>
      <FilterChips
        label={t('wall.filter.active')}
        tokens={tokens}
        removeLabel={t('wall.filter.remove')}
        fallback={fallback}
      />
      {tokens.length > 0 && (
        <Button kind="quiet" flush onClick={state.clear}>
          {t('wall.filter.clear')}
        </Button>
      )}
      <StatusLine compact>{isCleared && t('wall.filter.cleared')}</StatusLine>
      {isCleared && (
        <Button
          kind="quiet"
          flush
          ref={undo}
          onClick={() => {
            state.undo();
            parts.toResult(); // this button goes
          }}
        >
          {t('wall.filter.undo')}
        </Button>
      )}
    </div>
  );
});

/** Returns a token for each chosen item of the filter; the shops of a campaign are one token together. */
export function tokensOf({ state, words }: WallParts): readonly Token[] {
  const { categories, valueLevels, redeemable, keywords, shopIds } = state.settled;
  return [
    ...categories.map((id) => ({
      id: `category ${id}`,
      label: words.category(id),
      onRemove: () => state.toggle('categories', id),
    })),
    ...valueLevels.map((level) => ({
      id: `level ${level}`,
      label: words.level(level),
      onRemove: () => state.toggle('valueLevels', level),
    })),
    ...redeemable.map((place) => ({
      id: place,
      label: words.place(place),
      onRemove: () => state.toggle('redeemable', place),
    })),
    ...keywords.map((keyword) => ({
      id: `keyword ${keyword}`,
      label: words.keyword(keyword),
      onRemove: () => state.toggle('keywords', keyword),
    })),
    ...(shopIds.length > 0
      ? [{ id: 'shops', label: words.selection(shopIds), onRemove: () => state.remove('shopIds') }]
      : []),
  ];
}

import { useWall } from '../WallScreen.ts';
import { useFilterWords } from './useFilterWords.ts';

/** A chosen item as a removable chip. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
}

/** Returns a token for each chosen item; a campaign's shops share one token. Must be called in an observer. */
export function useTokens(): readonly Token[] {
  const { filter } = useWall();
  const words = useFilterWords();
  const { categories, valueLevels, redeemable, keywords, shopIds } = filter.settled;
  return [
    ...categories.map((id) => ({
      id: `category ${id}`,
      label: words.category(id),
      onRemove: () => filter.toggle('categories', id),
    })),
    ...valueLevels.map((level) => ({
      id: `level ${level}`,
      label: words.level(level),
      onRemove: () => filter.toggle('valueLevels', level),
    })),
    ...redeemable.map((place) => ({
      id: place,
      label: words.place(place),
      onRemove: () => filter.toggle('redeemable', place),
    })),
    ...keywords.map((keyword) => ({
      id: `keyword ${keyword}`,
      label: words.keyword(keyword),
      onRemove: () => filter.toggle('keywords', keyword),
    })),
    ...(shopIds.length > 0
      ? [{ id: 'shops', label: words.selection(shopIds), onRemove: () => filter.remove('shopIds') }]
      : []),
  ];
}

import { valueRanges } from '#domain/shop/valueRanges.ts';
import { useWall } from '../WallScreen.ts';
import { useFilterWords } from './useFilterWords.ts';

/** A chosen item as a removable chip. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
}

/** Returns a token for each chosen item; amounts of one range share a token, and so do a campaign's shops. Must be called in an observer. */
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
    ...valueRanges(valueLevels).map((range) => ({
      id: `levels ${range.join()}`,
      label: words.range(range),
      onRemove: () => filter.toggleRange(range),
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

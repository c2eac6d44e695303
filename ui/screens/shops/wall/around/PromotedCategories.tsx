import { observer } from 'mobx-react-lite';
import { CategoryDoors, CategoryDoorsWaiting } from './CategoryDoors.tsx';
import { useServices } from '../../../../session/services.ts';
import { useWords } from '../../../../session/words.ts';
import { categoryLinks } from '../filter/categoryLinks.ts';
import type { WallParts } from '../wallParts.ts';

interface DoorsProps {
  parts: WallParts;
  /** True if the shops that are drawn are narrowed. They may lag behind the filter, and so does this. */
  narrowed: boolean;
}

/** Links to promoted categories; only while nothing narrows the wall, and on sites with a filter bar. */
export const PromotedCategories = observer(function PromotedCategories({ parts, narrowed }: DoorsProps) {
  const { site: store } = useServices();
  const { t } = useWords();
  if (!store.site.switches.showShopFilterBar || narrowed) return null;
  if (parts.awaitsCategories) return <CategoryDoorsWaiting />;
  const promoted = parts.categories.filter((category) => category.promoted);
  if (promoted.length === 0) return null;
  const linkTo = categoryLinks(parts);
  return (
    <CategoryDoors
      label={t('wall.promoted')}
      doors={promoted.map((category) => ({
        id: String(category.id),
        label: category.name,
        to: linkTo(category),
      }))}
      // The pressed link disappears with all others once its category narrows the wall.
      onFollow={parts.toResult}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { Link } from '../../../../kit/Link.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import { useCategoryLinks } from '../filter/useCategoryLinks.ts';
import { useWall } from '../WallScreen.ts';
import styles from './PromotedCategories.module.scss';

interface PromotedCategoriesProps {
  /** True if a filter narrows the rendered shops, which may lag behind the current filter. */
  narrowed: boolean;
}

/**
 * Links to promoted categories, in one row that scrolls sideways; only without a filter, and on sites with a filter
 * bar.
 */
export const PromotedCategories = observer(function PromotedCategories({
  narrowed,
}: PromotedCategoriesProps) {
  const { site: store } = useServices();
  const { t } = useText();
  const wall = useWall();
  const linkTo = useCategoryLinks();
  if (!store.site.switches.showShopFilterBar || narrowed) return null;
  // Reserves their height until they are loaded.
  if (wall.categoriesAre === 'loading') return <div className={styles.doors} />;
  const promoted = wall.categories.filter((category) => category.promoted);
  if (promoted.length === 0) return null;
  return (
    <nav aria-label={t('wall.promoted')} className={styles.doors}>
      <ul className={styles.list}>
        {promoted.map((category) => (
          <li key={category.id}>
            {/* The pressed link is unmounted once its category filters the wall. */}
            <Link to={linkTo(category)} preventScrollReset className={styles.door} onClick={wall.toResult}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { alternatives } from '#domain/shop/alternatives.ts';
import type { NothingFound as Explanation } from '#domain/shop/nothingFound.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import { type ShopFilter, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { Button } from '../../../../kit/Button.tsx';
import { useWords } from '../../../../session/words.ts';
import { ShopGrid } from '../../tiles/ShopGrid.tsx';
import { useDrawTile } from './WallTile.tsx';
import type { WallParts } from '../wallParts.ts';
import styles from '../WallSection.module.scss';

/** How many shops are offered in place of none. */
const OFFERED = 6;

interface NothingFoundProps {
  parts: WallParts;
  /** The whole wall; null until it is known. */
  finder: ShopFinder | null;
  /** The filter by which nothing was found. */
  filter: ShopFilter;
  /** Why nothing was found; null while unknown, and if the wall is empty without any filter. */
  explanation: Explanation | null;
}

/**
 * Says that nothing was found, why, and what to do: another name, one filter less, or none at all; and offers shops
 * that come near.
 */
export const NothingFound = observer(function NothingFound({
  parts,
  finder,
  filter,
  explanation,
}: NothingFoundProps) {
  const { t } = useWords();
  const { state, words } = parts;
  const groups = activeGroups(filter);
  if (groups.length === 0) return <p>{t('wall.empty')}</p>;
  const { obstacle = null, suggestion = null } = explanation ?? {};
  const isOnlyName = searchKey(filter.name) !== '' && (obstacle === null || obstacle.group === 'name');
  const isOneOfSeveral = groups.length > 1;
  const out = (act: () => void) => () => {
    act();
    parts.toResult(); // the button goes with the message
  };
  return (
    <div className={styles.nothing}>
      <p className={styles.heading}>
        {isOnlyName ? t('wall.none', { name: filter.name.trim() }) : t('wall.noneFiltered')}
      </p>
      {obstacle && obstacle.group !== 'name' && (
        <p>{t('wall.nothing.obstacle', { filter: words.chosen(obstacle.group, filter) })}</p>
      )}
      {isOnlyName && <p>{t('wall.noneText')}</p>}
      <div className={styles.ways}>
        {suggestion && (
          <Button onClick={out(() => state.search(suggestion.name))}>
            {t('wall.nothing.suggestion', { name: suggestion.name })}
          </Button>
        )}
        {obstacle && isOneOfSeveral && (
          <Button kind="secondary" onClick={out(() => state.remove(obstacle.group))}>
            {t('wall.nothing.without', {
              filter: words.chosen(obstacle.group, filter),
              count: obstacle.wouldFind,
            })}
          </Button>
        )}
        <Button kind="secondary" onClick={out(state.clear)}>
          {t('wall.clear')}
        </Button>
      </div>
      {finder && explanation && (
        <Alternatives parts={parts} finder={finder} filter={filter} explanation={explanation} />
      )}
    </div>
  );
});

interface AlternativesProps {
  parts: WallParts;
  finder: ShopFinder;
  filter: ShopFilter;
  explanation: Explanation;
}

const Alternatives = observer(function Alternatives({
  parts,
  finder,
  filter,
  explanation,
}: AlternativesProps) {
  const { t } = useWords();
  const heading = useId();
  const { categories, compared, headingLevel } = parts;
  const { obstacle } = explanation;
  const { balanceInCent } = compared;
  const shops = useMemo(
    () => alternatives(finder, filter, { obstacle, categories, balanceInCent, most: OFFERED }),
    [finder, filter, obstacle, categories, balanceInCent],
  );
  const draw = useDrawTile(parts);
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={heading} className={styles.alternatives}>
      <Heading id={heading} className={styles.heading}>
        {t('shop.similar')}
      </Heading>
      <ShopGrid labelledBy={heading}>{shops.map((shop) => draw(shop, { saysDearer: true }))}</ShopGrid>
    </section>
  );
});

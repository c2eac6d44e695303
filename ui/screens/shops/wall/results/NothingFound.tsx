import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { alternatives } from '#domain/shop/alternatives.ts';
import type { NothingFoundReason as Explanation, Meant } from '#domain/shop/nothingFound.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import { type ShopFilter, activeGroups } from '#domain/shop/shopFilter.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Spot } from '../../../../parts/spot/Spot.tsx';
import { useText } from '../../../../session/text.ts';
import { ShopGrid } from '../../tiles/ShopGrid.tsx';
import { useFilterWords } from '../filter/useFilterWords.ts';
import { useWall } from '../WallScreen.ts';
import { useDrawTile } from './useDrawTile.tsx';
import styles from '../WallSection.module.scss';

/** Maximum number of alternative shops, or of shops with the name that was probably meant. */
const OFFERED = 6;

interface NothingFoundProps {
  /** The whole wall; null until it is loaded. */
  searchable: SearchableWall | null;
  /** The filter that matched nothing. */
  filter: ShopFilter;
  /** Null until the whole wall is loaded. */
  why: Explanation | null;
}

/**
 * What is shown if nothing matches: for a misspelt name, which the status line tells, the shops of the name that was
 * meant; else why, and similar shops. In each case ways out: one filter less, or none.
 */
export const NothingFound = observer(function NothingFound({ searchable, filter, why }: NothingFoundProps) {
  const wall = useWall();
  const { t } = useText();
  const words = useFilterWords();
  const groups = activeGroups(filter);
  if (groups.length === 0) return <p>{t('wall.empty')}</p>;
  const { obstacle = null, meant = null } = why ?? {};
  const isOneOfSeveral = groups.length > 1;
  const out = (act: () => void) => () => {
    act();
    wall.toResult(); // the button is unmounted with the message
  };
  return (
    <div className={styles.nothing}>
      {meant ? (
        <MeantShops meant={meant} onAll={out(() => wall.filter.search(meant.name))} />
      ) : (
        <Reason filter={filter} obstacle={obstacle} />
      )}
      <div className={styles.ways}>
        {obstacle && isOneOfSeveral && (
          <Button kind="secondary" onClick={out(() => wall.filter.remove(obstacle.group))}>
            {t('wall.nothing.without', {
              filter: words.chosen(obstacle.group, filter),
              count: obstacle.wouldFind,
            })}
          </Button>
        )}
        <Button kind="secondary" onClick={out(wall.filter.clear)}>
          {t('wall.clear')}
        </Button>
      </div>
      {searchable && why && !meant && (
        <Alternatives searchable={searchable} filter={filter} explanation={why} />
      )}
    </div>
  );
});

const Reason = observer(function Reason({
  filter,
  obstacle,
}: Pick<NothingFoundProps, 'filter'> & Pick<Explanation, 'obstacle'>) {
  const { t } = useText();
  const words = useFilterWords();
  const isOnlyName = searchKey(filter.name) !== '' && (obstacle === null || obstacle.group === 'name');
  return (
    <>
      <Spot name="lens" />
      <p className={styles.heading}>
        {isOnlyName ? t('wall.none', { name: filter.name.trim() }) : t('wall.noneFiltered')}
      </p>
      {obstacle && obstacle.group !== 'name' && (
        <p>{t('wall.nothing.obstacle', { filter: words.chosen(obstacle.group, filter) })}</p>
      )}
      {isOnlyName && <p>{t('wall.noneText')}</p>}
    </>
  );
});

/** The first shops of the name that was meant, and a button for all if there are more. */
const MeantShops = observer(function MeantShops({ meant, onAll }: { meant: Meant; onAll: () => void }) {
  const wall = useWall();
  const { t } = useText();
  const draw = useDrawTile(wall);
  const { length: count } = meant.shops;
  return (
    <div className={styles.meant}>
      <ShopGrid labelledBy={wall.spot.labelledBy}>
        {meant.shops.slice(0, OFFERED).map((shop) => draw(shop, { saysDearer: true }))}
      </ShopGrid>
      {count > OFFERED && <Button onClick={onAll}>{t('wall.all', { count })}</Button>}
    </div>
  );
});

interface AlternativesProps {
  searchable: SearchableWall;
  filter: ShopFilter;
  explanation: Explanation;
}

const Alternatives = observer(function Alternatives({ searchable, filter, explanation }: AlternativesProps) {
  const wall = useWall();
  const { t } = useText();
  const heading = useId();
  const { balanceInCent, categories } = wall;
  const { obstacle } = explanation;
  const shops = useMemo(
    () => alternatives(searchable, filter, { obstacle, categories, balanceInCent, most: OFFERED }),
    [searchable, filter, obstacle, categories, balanceInCent],
  );
  const draw = useDrawTile(wall);
  const Heading = `h${wall.spot.headingLevel}` as const;
  return (
    <section aria-labelledby={heading} className={styles.alternatives}>
      <Heading id={heading} className={styles.heading}>
        {t('shop.similar')}
      </Heading>
      <ShopGrid labelledBy={heading}>{shops.map((shop) => draw(shop, { saysDearer: true }))}</ShopGrid>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { alternatives } from '#domain/shop/alternatives.ts';
import { type NothingFound as Explanation, explainNothing } from '#domain/shop/nothingFound.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import { type ShopFilter, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { Button } from '../../../../kit/Button.tsx';
import { useText } from '../../../../session/text.ts';
import { ShopGrid } from '../../tiles/ShopGrid.tsx';
import { useFilterWords } from '../filter/useFilterWords.ts';
import { useWall } from '../WallScreen.ts';
import { useDrawTile } from './useDrawTile.tsx';
import styles from '../WallSection.module.scss';

/** Maximum number of alternative shops. */
const OFFERED = 6;

interface NothingFoundProps {
  /** The whole wall; null until it is loaded. */
  finder: ShopFinder | null;
  /** The filter that matched nothing. */
  filter: ShopFilter;
}

/** Says that nothing matches, why, and what to do: another name, one filter less, or none; and offers similar shops. */
export const NothingFound = observer(function NothingFound({ finder, filter }: NothingFoundProps) {
  const wall = useWall();
  const { t } = useText();
  const words = useFilterWords();
  const explanation = useMemo(() => finder && explainNothing(finder, filter), [finder, filter]);
  const groups = activeGroups(filter);
  if (groups.length === 0) return <p>{t('wall.empty')}</p>;
  const { obstacle = null, suggestion = null } = explanation ?? {};
  const isOnlyName = searchKey(filter.name) !== '' && (obstacle === null || obstacle.group === 'name');
  const isOneOfSeveral = groups.length > 1;
  const out = (act: () => void) => () => {
    act();
    wall.toResult(); // the button is unmounted with the message
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
          <Button onClick={out(() => wall.filter.search(suggestion.name))}>
            {t('wall.nothing.suggestion', { name: suggestion.name })}
          </Button>
        )}
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
      {finder && explanation && <Alternatives finder={finder} filter={filter} explanation={explanation} />}
    </div>
  );
});

interface AlternativesProps {
  finder: ShopFinder;
  filter: ShopFilter;
  explanation: Explanation;
}

const Alternatives = observer(function Alternatives({ finder, filter, explanation }: AlternativesProps) {
  const wall = useWall();
  const { t } = useText();
  const heading = useId();
  const { balanceInCent, categories } = wall;
  const { obstacle } = explanation;
  const shops = useMemo(
    () => alternatives(finder, filter, { obstacle, categories, balanceInCent, most: OFFERED }),
    [finder, filter, obstacle, categories, balanceInCent],
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

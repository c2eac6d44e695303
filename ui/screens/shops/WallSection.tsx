import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { missingInCent } from '#domain/shop/wall.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { ShopGrid } from '../../frame/ShopGrid.tsx';
import { ShopTile } from '../../frame/ShopTile.tsx';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { WallScreen } from './WallScreen.ts';
import styles from './WallSection.module.scss';
import type { WallPlace } from './wallPlace.ts';

const SEARCH_FIELD = 'shop-search';

interface WallSectionProps {
  labelledBy: string;
  headingLevel: 2 | 3;
  /** Which page a shop's dialog opens over. */
  over: WallPlace;
}

/** The shop wall with its search: for browsing, or with what the voucher in use can buy (design 7.18, 7.19). */
export const WallSection = observer(function WallSection({
  labelledBy,
  headingLevel,
  over,
}: WallSectionProps) {
  const { session } = useServices();
  const { browseShops } = useJourney();
  const { t } = useWords();
  const { voucher } = session;
  const screen = useScreen(({ site }) => new WallScreen(browseShops, site.site));
  useEffect(() => void screen.load(voucher), [screen, voucher]);
  if (screen.state.kind === 'loading') {
    return <Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />;
  }
  if (screen.state.kind === 'failed') {
    return (
      <ProblemPanel
        problem={screen.state.problem}
        headingLevel={headingLevel}
        actions={
          <Button kind="secondary" onClick={() => void screen.retry()}>
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.wall}>
      <Search screen={screen} />
      <Found screen={screen} labelledBy={labelledBy} headingLevel={headingLevel} over={over} />
    </div>
  );
});

/**
 * The balance that values are compared with; null while browsing, and where the whole balance is redeemed whatever a
 * shop lists (switch `redeemValueChooseable`).
 */
function useComparedBalance(): number | null {
  const { session, site: store } = useServices();
  return store.site.switches.redeemValueChooseable ? (session.voucher?.balanceInCent ?? null) : null;
}

const Search = observer(function Search({ screen }: { screen: WallScreen }) {
  const { t } = useWords();
  const balance = useComparedBalance();
  return (
    <search className={styles.search}>
      <TextField
        id={SEARCH_FIELD}
        name="name"
        type="search"
        label={t('wall.search')}
        placeholder={t('wall.searchHint')}
        value={screen.name}
        onChange={screen.search}
        autoComplete="off"
        enterKeyHint="search"
        width="half"
      />
      {balance !== null && (
        <Checkbox
          id="fits-first"
          name="fits"
          label={t('wall.fits')}
          checked={screen.onlyFitting}
          onChange={screen.fitFirst}
        />
      )}
    </search>
  );
});

const Found = observer(function Found({ screen, ...place }: WallSectionProps & { screen: WallScreen }) {
  const { session } = useServices();
  const { t } = useWords();
  const { voucher } = session;
  const dearerHeading = useId();
  const { fitting, dearer } = screen.arranged(useComparedBalance());
  const count = fitting.length + dearer.length;
  const Heading = `h${place.headingLevel}` as const;
  return (
    <>
      <div className={styles.result}>
        <StatusLine>{count > 0 && t('wall.count', { count })}</StatusLine>
        {voucher && <p className={styles.why}>{t('wall.whyMissing')}</p>}
      </div>
      {count === 0 && <NothingFound screen={screen} />}
      {fitting.length > 0 && <Tiles shops={fitting} labelledBy={place.labelledBy} over={place.over} />}
      {dearer.length > 0 && (
        <section aria-labelledby={dearerHeading} className={styles.dearer}>
          <Heading id={dearerHeading} className={styles.heading}>
            {t('wall.dearer')}
          </Heading>
          <Tiles shops={dearer} labelledBy={dearerHeading} over={place.over} />
        </section>
      )}
    </>
  );
});

interface TilesProps {
  shops: readonly Shop[];
  labelledBy: string;
  over: WallPlace;
}

const Tiles = observer(function Tiles({ shops, labelledBy, over }: TilesProps) {
  const { session, site: store } = useServices();
  const { t, money } = useWords();
  const { voucher } = session;
  const balance = useComparedBalance();
  const noteFor = (shop: Shop): { note?: string } => {
    const amountInCent = balance === null ? 0 : missingInCent(shop, balance);
    if (!voucher || amountInCent === 0) return {};
    return { note: t('wall.payMore', { money: money({ amountInCent, currency: voucher.currency }) }) };
  };
  return (
    <ShopGrid labelledBy={labelledBy}>
      {shops.map((shop) => (
        <ShopTile
          key={shop.id}
          name={shop.name}
          to={`/shops/${shop.id}/${shop.slug}`}
          state={{ over }}
          logo={shop.logo === null ? undefined : { src: shop.logo }}
          showName={store.site.switches.showShopNameOnShopWall}
          categories={shop.redeemable.map((where) => t(`wall.${where}`)).join(', ')}
          {...noteFor(shop)}
        />
      ))}
    </ShopGrid>
  );
});

const NothingFound = observer(function NothingFound({ screen }: { screen: WallScreen }) {
  const { t } = useWords();
  if (screen.name === '') return <p>{t('wall.empty')}</p>;
  const showAll = () => {
    screen.search('');
    // The button that had the focus goes with the message it stands in.
    document.getElementById(SEARCH_FIELD)?.focus();
  };
  return (
    <div className={styles.nothing}>
      <p className={styles.heading}>{t('wall.none', { name: screen.name })}</p>
      <p>{t('wall.noneText')}</p>
      <Button kind="secondary" onClick={showAll}>
        {t('wall.clear')}
      </Button>
    </div>
  );
});

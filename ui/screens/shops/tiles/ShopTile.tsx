import { type Ref, memo } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import { Link } from '../../../kit/Link.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { shopAddress } from '../../../parts/paths/shopAddress.ts';
import { ShopLogo } from '../../../parts/shop/ShopLogo.tsx';
import { plateStyle } from '../../../parts/shop/tintPlate.ts';
import styles from './ShopTile.module.scss';

interface ShopTileProps {
  shop: Shop;
  /** The query of the address; the link to the shop keeps it. */
  search: string;
  /** State of the shop's history entry. */
  state: unknown;
  /** True if the link replaces the history entry, for tiles that lead from one shop to another. */
  replace?: boolean;
  /** True if the logo loads later; the plate is empty until then. */
  logoWaits?: boolean;
  /** True if the logo loads eagerly with high priority, because it is in the first visible row. */
  logoFirst?: boolean;
  /** True if the name stands below the logo; else it is read out only. A menu line always has it. */
  showsName: boolean;
  /** Formatted: "20–100 €". */
  values?: string;
  /** Where its code can be used, if not online. */
  place?: string;
  /** A special hint: "50.00 € more than your balance". */
  note?: string;
  /** In the row layout, instead of `place`: "Japanese · on site". */
  line?: string;
  /** The link element, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** One shop as a tile, whose link covers the whole tile. Memoised: unchanged props skip the render. */
export const ShopTile = memo(function ShopTile({
  shop,
  search,
  state,
  replace = false,
  logoWaits = false,
  logoFirst = false,
  showsName,
  values,
  place,
  note,
  line,
  ref,
}: ShopTileProps) {
  const { name, logo, logoColour } = shop;
  const to = { pathname: shopAddress(shop), search };
  const letters = (
    <span className={styles.letters} aria-hidden="true">
      {name}
    </span>
  );
  return (
    <li className={styles.tile} data-name={showsName ? 'shown' : 'hidden'}>
      <span className={styles.plate} style={plateStyle(logoColour)}>
        {logo !== null
          ? !logoWaits && (
              <ShopLogo tints src={logo} fetched={logoFirst ? 'first' : 'lazy'} otherwise={letters} />
            )
          : letters}
      </span>
      <span className={styles.words}>
        <Link
          ref={ref}
          to={to}
          state={state}
          replace={replace}
          preventScrollReset
          className={styles.link}
          data-print="text"
        >
          <span className={styles.name}>{name}</span>
        </Link>
        {values && <span className={styles.values}>{values}</span>}
        {line && <span className={styles.line}>{line}</span>}
        {place && !line && (
          <span className={styles.place}>
            <Icon name={LATER_ICONS.branch} size="s" />
            <span>{place}</span>
          </span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </li>
  );
});

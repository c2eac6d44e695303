import type { ReactNode, Ref } from 'react';
import type { To } from 'react-router';
import { Link } from '../../../kit/Link.tsx';
import type { Redeemable } from '#domain/shop/shop.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { ShopLogo } from '../../../parts/shop/ShopLogo.tsx';
import styles from './ShopTile.module.scss';

/** Where a shop's code can be used. */
export interface TilePlace {
  readonly places: readonly Redeemable[];
  /** The same in words: "online". */
  readonly word: string;
}

interface ShopTileProps {
  name: string;
  to: To;
  logo?: { src: string } | undefined;
  /** True if its logo comes later; the plate is empty until then. */
  logoWaits?: boolean;
  /** True if its logo is fetched at once and before others: it is in the first row that the page shows. */
  logoFirst?: boolean;
  /** True if the name stands out below the logo; else it is as quiet as the rest. */
  boldName: boolean;
  /** From which value to which: "20–100 €". */
  values?: string | undefined;
  place?: TilePlace | undefined;
  /** What is exceptional about it: "50.00 € more than your balance". */
  note?: string | undefined;
  /** In layouts that show rows: "Japanese · on site"; it stands in for the place. */
  line?: string | undefined;
  state?: unknown;
  /** True if the link replaces the page in the history, for tiles that lead from one shop to another. */
  replace?: boolean;
  /** The link element, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** One shop as a tile. The name is the link, and its surface covers the whole tile. */
export function ShopTile({
  name,
  to,
  logo,
  logoWaits = false,
  logoFirst = false,
  boldName,
  values,
  place,
  note,
  line,
  state,
  replace = false,
  ref,
}: ShopTileProps) {
  const letters = (
    <span className={styles.letters} aria-hidden="true">
      {name}
    </span>
  );
  return (
    <li className={styles.tile} data-name={boldName ? 'bold' : 'quiet'}>
      <span className={styles.plate}>
        {logo
          ? !logoWaits && <ShopLogo {...logo} fetched={logoFirst ? 'first' : 'lazy'} otherwise={letters} />
          : letters}
      </span>
      <span className={styles.words}>
        <Link ref={ref} to={to} state={state} replace={replace} preventScrollReset className={styles.link}>
          <span className={styles.name}>{name}</span>
        </Link>
        {values && <span className={styles.values}>{values}</span>}
        {line && <span className={styles.line}>{line}</span>}
        {place && !line && <Place {...place} />}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </li>
  );
}

function Place({ places, word }: TilePlace): ReactNode {
  return (
    <span className={styles.place}>
      {places.map((where) => (
        <Icon key={where} name={LATER_ICONS[where]} size="s" />
      ))}
      <span>{word}</span>
    </span>
  );
}

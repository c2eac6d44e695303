import type { MouseEvent, Ref } from 'react';
import { Link, type To } from 'react-router';
import { classes } from '../../../kit/classes.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { ShopLogo } from '../../../parts/shop/ShopLogo.tsx';
import styles from './ShopTile.module.scss';

interface ShopTileProps {
  name: string;
  to: To;
  logo?: { src: string; srcSet?: string } | undefined;
  /** True if the name is visible below the logo; it is the link's spoken name in any case. */
  showName: boolean;
  /** A note on the balance: "pay 5.00 € more". */
  note?: string | undefined;
  /** The second line where the layout shows rows: "Books, Toys". */
  categories?: string | undefined;
  state?: unknown;
  /** Number of the tile among all shops, from 1, if not all of them are mounted. */
  place?: { number: number; of: number } | undefined;
  /** True if the link replaces the page in the history, for tiles that lead from one shop to another. */
  replace?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The link element, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** One shop as a tile. The name is the link, and its surface covers the whole tile. */
export function ShopTile({
  name,
  to,
  logo,
  showName,
  note,
  categories,
  state,
  place,
  replace = false,
  onClick,
  ref,
}: ShopTileProps) {
  const letters = (
    <span className={styles.letters} aria-hidden="true">
      {name}
    </span>
  );
  return (
    <li className={styles.tile} aria-posinset={place?.number} aria-setsize={place?.of}>
      <span className={styles.picture}>
        {logo ? <ShopLogo {...logo} lazy otherwise={letters} /> : letters}
      </span>
      <span className={classes(styles.words, !showName && styles.wordsWithoutName)}>
        <Link
          ref={ref}
          to={to}
          state={state}
          replace={replace}
          onClick={onClick}
          preventScrollReset
          className={classes(styles.link, showName ? styles.name : styles.nameless)}
        >
          {showName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
        </Link>
        {categories && <span className={styles.categories}>{categories}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </li>
  );
}

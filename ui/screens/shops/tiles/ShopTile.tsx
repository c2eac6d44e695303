import type { MouseEvent, Ref } from 'react';
import { Link, type To } from 'react-router';
import { classes } from '../../../kit/classes.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import styles from './ShopTile.module.scss';

interface ShopTileProps {
  name: string;
  to: To;
  logo?: { src: string; srcSet?: string } | undefined;
  /** The name under the logo; it is always the link's name. */
  showName: boolean;
  /** "pay 5.00 € more". */
  note?: string | undefined;
  /** "Books, Toys": the second line where the layout shows rows. */
  categories?: string | undefined;
  state?: unknown;
  /** Its place among all shops, where not all of them are mounted. */
  place?: { number: number; of: number } | undefined;
  /** Takes the place of the page in the history, where a tile leads from one shop to another. */
  replace?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The link, for giving the focus back. */
  ref?: Ref<HTMLAnchorElement>;
}

/** One shop. The link is on the name and its surface covers the tile. */
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

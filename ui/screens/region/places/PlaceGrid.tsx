import type { Place } from '#domain/region/place.ts';
import { PlaceCard } from './PlaceCard.tsx';
import styles from './PlaceGrid.module.scss';

/** Places side by side where there is room. */
export function PlaceGrid({ places, labelledBy }: { places: readonly Place[]; labelledBy: string }) {
  return (
    <ul className={styles.grid} aria-labelledby={labelledBy}>
      {places.map((place) => (
        <li key={place.id}>
          <PlaceCard place={place} />
        </li>
      ))}
    </ul>
  );
}

import styles from './BundlePicture.module.scss';

/** More would only hide each other. */
const MOST_DRAWN = 5;
const TURN_DEGREES = 9;
const APART = 58;

/** The cards of a bundle as a fan in the brand's colour. Decorative. */
export function BundlePicture({ quantity }: { quantity: number }) {
  const count = Math.min(quantity, MOST_DRAWN);
  return (
    <div className={styles.ground} aria-hidden="true" data-print="never">
      <svg className={styles.cards} viewBox="0 0 320 150" focusable="false">
        {Array.from({ length: count }, (_, index) => {
          const side = index - (count - 1) / 2;
          return (
            <g
              key={String(index)}
              className={styles.card}
              transform={`translate(${160 + side * APART} ${78 + Math.abs(side) * 8}) rotate(${side * TURN_DEGREES})`}
            >
              <rect x="-58" y="-36" width="116" height="72" rx="9" />
              <path className={styles.ribbon} d="M-38-36h10v72h-10zM-58-6h116v8h-116z" />
              <path
                className={styles.bow}
                d="M-33-3c-14 2-20-4-18-9 3-6 14-3 18 9 4-12 15-15 18-9 2 5-4 11-18 9Z"
              />
              <path className={styles.lines} d="M2-22h40M2 18h28" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

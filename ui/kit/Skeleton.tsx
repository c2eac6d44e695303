import { classes } from './classes.ts';
import styles from './Skeleton.module.scss';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SkeletonShape = 'title' | 'line' | 'short' | 'field' | 'button' | 'card' | 'picture' | 'tile';

interface SkeletonProps {
  /** Spoken once: "Loading shops". */
  label: string;
  /** What is loading, from top to bottom. A list of tiles uses the shop grid. */
  shapes: readonly SkeletonShape[];
  /** As tall as the screen, for content that is taller: the footer is then not in view, and nothing seen moves. */
  tall?: boolean;
}

/** Grey placeholders, drawn after 150 ms so that a fast response does not flicker. */
export function Skeleton({ label, shapes, tall = false }: SkeletonProps) {
  const tiles = shapes.every((shape) => shape === 'tile');
  return (
    <output className={classes(styles.skeleton, tall && styles.tall)} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={classes(styles.stack, tiles && styles.grid)} aria-hidden="true">
        {shapes.map((shape, index) => (
          <span key={index} className={styles.shape} data-shape={shape} />
        ))}
      </span>
    </output>
  );
}

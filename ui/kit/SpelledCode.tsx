import type { Ref } from 'react';
import { classes } from './classes.ts';
import styles from './SpelledCode.module.scss';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpelledCodeProps {
  text: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * A code in a font that tells 0 from O; screen readers read it character by character, and page translators leave it
 * alone, also where it is a word.
 */
export function SpelledCode({ text, className, ref }: SpelledCodeProps) {
  return (
    <>
      <VisuallyHidden translate="no">{Array.from(text).join(' ')}</VisuallyHidden>
      <code ref={ref} aria-hidden="true" translate="no" className={classes(styles.code, className)}>
        {text}
      </code>
    </>
  );
}

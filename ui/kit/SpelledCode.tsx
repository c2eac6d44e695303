import type { Ref } from 'react';
import { classes } from './classes.ts';
import styles from './SpelledCode.module.scss';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpelledCodeProps {
  text: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** The font distinguishes 0 from O. Screen readers spell the code; page translators must not change it. */
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

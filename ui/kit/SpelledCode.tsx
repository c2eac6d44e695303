import { type ClipboardEvent, Fragment, type Ref } from 'react';
import { codeGroups } from '#domain/redemption/codeGroups.ts';
import { classes } from './classes.ts';
import styles from './SpelledCode.module.scss';

interface SpelledCodeProps {
  text: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * The font distinguishes 0 from O. The groups of a long code are apart by a margin, so that a selection has no space in
 * it. Screen readers spell the code: the spelled text lies over the letters, where a finger that explores the screen finds
 * it. Page translators must not change either.
 */
export function SpelledCode({ text, className, ref }: SpelledCodeProps) {
  const groups = codeGroups(text);
  const copyAsWritten = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  return (
    <>
      <span className={styles.spelled} data-print="never" translate="no" onCopy={copyAsWritten}>
        {Array.from(text).join(' ')}
      </span>
      <code ref={ref} aria-hidden="true" translate="no" className={classes(styles.code, className)}>
        {groups.length === 1
          ? text
          : groups.map((group, index) => (
              <Fragment key={index}>
                {index > 0 && <wbr />}
                <span className={styles.group}>{group}</span>
              </Fragment>
            ))}
      </code>
    </>
  );
}

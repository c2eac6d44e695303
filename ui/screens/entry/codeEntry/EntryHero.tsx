import type { ReactNode, Ref } from 'react';
import styles from './EntryHero.module.scss';

interface EntryHeroProps {
  heading: string;
  eyebrow?: string | undefined;
  text?: ReactNode;
  form: ReactNode;
  /** The site's picture; without one, words and form stand alone. */
  image?: { src: string; srcSet?: string } | undefined;
  /** Words on the picture; on a phone below it, except in the restaurant layout. */
  caption?: { heading: string; text: string } | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The top of the entry page: words, form, picture. The reading order is always the same; the layout profile places
 * them.
 */
export function EntryHero({ heading, eyebrow, text, form, image, caption, ref }: EntryHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 ref={ref} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      <div className={styles.form}>{form}</div>
      {image && (
        <div className={styles.visual}>
          <img className={styles.image} src={image.src} srcSet={image.srcSet} alt="" fetchPriority="high" />
          {caption && (
            <div className={styles.caption}>
              <p className={styles.captionHeading}>{caption.heading}</p>
              <p className={styles.captionText}>{caption.text}</p>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

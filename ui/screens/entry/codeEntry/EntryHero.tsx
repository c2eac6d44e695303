import type { ReactNode, Ref } from 'react';
import styles from './EntryHero.module.scss';

interface EntryHeroProps {
  heading: string;
  eyebrow?: string | undefined;
  text?: ReactNode;
  form: ReactNode;
  /** The site's own picture; without one words and form stand alone. */
  image?: { src: string; srcSet?: string } | undefined;
  /** Words over the picture, beside it on a phone. */
  caption?: { heading: string; text: string } | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

/** The entry: words, form, visual. One order of reading; the profile places the three. */
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

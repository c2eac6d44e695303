import { type ReactNode, type Ref, Suspense, lazy } from 'react';
import styles from './EntryHero.module.scss';
import type { LayoutProfile } from './layoutProfile.ts';

const HeroVisual = lazy(() => import('./HeroVisual.tsx').then((module) => ({ default: module.HeroVisual })));

interface EntryHeroProps {
  profile: LayoutProfile;
  heading: string;
  eyebrow?: string | undefined;
  text?: ReactNode;
  form: ReactNode;
  /** The site's own picture; else one is drawn in the brand's colours. */
  image?: { src: string; srcSet?: string } | undefined;
  /** Words over the picture. */
  caption?: { heading: string; text: string } | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

/** The entry: words, form, visual. One order of reading; the profile places the three. */
export function EntryHero({ profile, heading, eyebrow, text, form, image, caption, ref }: EntryHeroProps) {
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
      <div className={styles.visual}>
        {image ? (
          <img className={styles.image} src={image.src} srcSet={image.srcSet} alt="" fetchPriority="high" />
        ) : (
          <Suspense>
            <HeroVisual kind={profile.hero} />
          </Suspense>
        )}
        {caption && (
          <div className={styles.caption}>
            <p className={styles.captionHeading}>{caption.heading}</p>
            <p className={styles.captionText}>{caption.text}</p>
          </div>
        )}
      </div>
    </div>
  );
}

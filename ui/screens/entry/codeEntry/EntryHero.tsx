import type { CSSProperties, ReactNode, Ref } from 'react';
import { framing } from '#domain/site/pictureArea.ts';
import type { Site } from '#domain/site/site.ts';
import { Picture } from '../../../kit/Picture.tsx';
import styles from './EntryHero.module.scss';

interface EntryHeroProps {
  heading: string;
  eyebrow: string;
  form: ReactNode;
  formRef?: Ref<HTMLDivElement>;
  /** Its least height in CSS pixels, so that what is below does not move; null for none. */
  formHeight?: number | null;
  /** Without a picture of the site, only text and form are rendered. */
  site: Pick<
    Site,
    'keyVisualImage' | 'keyVisualDeskImage' | 'keyVisualFocus' | 'keyVisualBand' | 'darkPictures'
  >;
  /** Text on the picture; on a phone below it, except in the restaurant layout. */
  caption?: { heading: string; text: string } | undefined;
  /** Null if the page's heading is in the form: then `heading` is plain text. */
  ref?: Ref<HTMLHeadingElement> | null;
}

/**
 * The top of the entry page. The DOM order is always the same, for screen readers; the layout profile places the parts.
 */
export function EntryHero({
  heading,
  eyebrow,
  form,
  formRef,
  formHeight,
  site,
  caption,
  ref,
}: EntryHeroProps) {
  const {
    keyVisualImage: image,
    keyVisualDeskImage: wide,
    keyVisualFocus: focus,
    keyVisualBand: band,
  } = site;
  // Both elements take the same attributes.
  const Heading = (ref === null ? 'p' : 'h1') as 'h1';
  const framed = {
    '--view': focus && framing(focus),
    '--band-top': band?.top,
    '--band-bottom': band?.bottom,
  };
  return (
    <div className={styles.hero} data-pictured={image ? '' : undefined} style={framed as CSSProperties}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Heading ref={ref} tabIndex={-1} className={`headline ${styles.heading}`}>
          {heading}
        </Heading>
      </div>
      <div ref={formRef} className={styles.form} style={{ minBlockSize: formHeight ?? undefined }}>
        {form}
      </div>
      {image && (
        <div className={styles.visual}>
          <Picture
            className={styles.image}
            src={image}
            wide={wide}
            dark={site.darkPictures}
            alt=""
            fetchPriority="high"
          />
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

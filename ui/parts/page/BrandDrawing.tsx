import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { framing } from '#domain/site/pictureArea.ts';
import { Picture } from '../../kit/Picture.tsx';
import { useServices } from '../../session/services.ts';
import styles from './BrandDrawing.module.scss';

/** The site's picture, for the aside of pages with little content. Decorative; a phone does not fetch it. */
export const BrandDrawing = observer(function BrandDrawing() {
  const { site: store } = useServices();
  const { keyVisualImage: image, keyVisualFocus: focus } = store.site;
  if (!image) return null;
  return (
    <div className={styles.frame} data-print="never">
      <Picture
        className={styles.picture}
        src={image}
        dark={store.site.darkPictures}
        alt=""
        loading="lazy"
        {...(focus && { style: { '--view': framing(focus) } as CSSProperties })}
      />
    </div>
  );
});

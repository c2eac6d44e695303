import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { framing } from '#domain/site/pictureArea.ts';
import { Picture } from '../../../kit/Picture.tsx';
import { useServices } from '../../../session/services.ts';
import styles from './Top.module.scss';

interface TopProps {
  /** False where a cheerful picture would mock the holder. */
  pictured: boolean;
  children: ReactNode;
}

/**
 * The page's heading, with the brand's picture as a narrow strip above it on a phone and beside it on a tablet. A desk
 * has the picture in the column beside the ticket.
 */
export const Top = observer(function Top({ pictured, children }: TopProps) {
  const { site: store } = useServices();
  const { keyVisualImage: image, keyVisualFocus: focus, keyVisualBand: band } = store.site;
  const framed = {
    '--view': focus && framing(focus),
    '--band-top': band?.top,
    '--band-bottom': band?.bottom,
  };
  return (
    <div className={styles.top}>
      {pictured && image && (
        <Picture
          className={styles.picture}
          src={image}
          wide={null}
          dark={store.site.darkPictures}
          alt=""
          style={framed as CSSProperties}
        />
      )}
      {children}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useServices } from '../../session/services.ts';
import { Picture } from '../../kit/Picture.tsx';
import styles from './BrandDrawing.module.scss';

/**
 * The brand's emblem, for the aside of a page that is little more than words. Decorative; there is no room for it on a
 * phone, where it is not even fetched.
 */
export const BrandDrawing = observer(function BrandDrawing() {
  const { site: store } = useServices();
  return (
    <div className={styles.ground} data-print="never">
      <Picture
        className={styles.drawing}
        src={store.site.faviconPath}
        alt=""
        width={160}
        height={160}
        loading="lazy"
      />
    </div>
  );
});

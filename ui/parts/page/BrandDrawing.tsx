import { observer } from 'mobx-react-lite';
import { useServices } from '../../session/services.ts';
import { Picture } from '../../kit/Picture.tsx';
import styles from './BrandDrawing.module.scss';

/** For the aside of pages with little content. Decorative; a phone does not fetch it. */
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

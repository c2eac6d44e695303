import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { isShopPath } from '../../../parts/paths/isShopPath.ts';
import { useFocusInView } from '../../../parts/shop/useFocusInView.ts';
import { useText } from '../../../session/text.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import styles from './ShopsView.module.scss';
import { CodeInvite } from './around/CodeInvite.tsx';
import { WallSection } from './WallSection.tsx';

/** The wall on a page of its own (product 3.3). */
export const ShopsView = observer(function ShopsView() {
  const { t } = useText();
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  useFocusInView(place);
  const isCovered = isShopPath(useLocation().pathname);
  return (
    <div ref={place} className={styles.page}>
      <div id={heading} className={styles.heading}>
        <TitledHeading title={t('wall.title')} covered={isCovered} />
      </div>
      <CodeInvite />
      <WallSection labelledBy={heading} headingLevel={2} over="shops" />
    </div>
  );
});

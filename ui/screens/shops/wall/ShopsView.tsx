import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import styles from './ShopsView.module.scss';
import { WallSection } from './WallSection.tsx';

/** The page with the wall alone (design 7.18). */
export const ShopsView = observer(function ShopsView() {
  const { site: store } = useServices();
  const { t } = useWords();
  const heading = useId();
  const isCovered = /^\/shops\/./i.test(useLocation().pathname);
  return (
    <div className={styles.page}>
      <div id={heading}>
        <TitledHeading
          title={t('wall.title')}
          covered={isCovered}
          eyebrow={t('redeem.partners', { number: store.site.numberOfShops })}
        />
      </div>
      <WallSection labelledBy={heading} headingLevel={2} over="shops" />
    </div>
  );
});

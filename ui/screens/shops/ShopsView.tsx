import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { TitledHeading } from '../Page.tsx';
import { useWords } from '../../words.ts';
import styles from './ShopsView.module.scss';
import { WallSection } from './WallSection.tsx';

/** The wall alone (design 7.18). */
export const ShopsView = observer(function ShopsView() {
  const { t } = useWords();
  const heading = useId();
  return (
    <div className={styles.page}>
      <div id={heading}>
        <TitledHeading title={t('wall.title')} />
      </div>
      <WallSection labelledBy={heading} headingLevel={2} over="shops" />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { Details } from '../../../kit/Details.tsx';
import { useWords } from '../../../session/words.ts';
import styles from './Explained.module.scss';

/** Why all this is asked, how long it takes, and what happens to it; `resumable` while the person has more to give. */
export const Explained = observer(function Explained({ resumable }: { resumable: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.explained}>
      {resumable && <p className={styles.resume}>{t('fraud.resume')}</p>}
      <Details summary={t('fraud.why')}>
        <p>{t('fraud.whyText')}</p>
      </Details>
      <Details summary={t('fraud.howLong')}>
        <p>{t('fraud.howLongText')}</p>
      </Details>
      <Details summary={t('fraud.keeping')}>
        <p>{t('fraud.keepingText')}</p>
      </Details>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { Section } from '../../../frame/Section.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './OldAndNew.module.scss';

/** Made up, and never valid: they only show the shape. */
const OLD = '1234 5678 9012 3456';
const NEW = 'AB3 D5F 7H9';

/** Both formats side by side, what happens to an old code, and how long that takes on this site. */
export const OldAndNew = observer(function OldAndNew() {
  const { site: store } = useServices();
  const { t } = useWords();
  return (
    <div className={flow.stack6}>
      <ul className={styles.cards}>
        <li className={styles.card} data-format="old">
          <span className={styles.name}>{t('reactivation.card.old')}</span>
          <span className={styles.code} aria-hidden="true">
            {OLD}
          </span>
          <span className={styles.text}>{t('reactivation.card.oldText')}</span>
        </li>
        <li className={styles.card}>
          <span className={styles.name}>{t('reactivation.card.new')}</span>
          <span className={styles.code} aria-hidden="true">
            {NEW}
          </span>
          <span className={styles.text}>{t('reactivation.card.newText')}</span>
        </li>
      </ul>
      <Section title={t('reactivation.then.title')}>
        <ul className={styles.list}>
          <li>{t('reactivation.then.hours', { hours: store.site.reactivationHours })}</li>
          <li>{t('reactivation.then.same')}</li>
          <li>{t('reactivation.then.new')}</li>
        </ul>
      </Section>
    </div>
  );
});

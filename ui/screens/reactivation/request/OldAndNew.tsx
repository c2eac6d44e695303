import { observer } from 'mobx-react-lite';
import { Section } from '../../../frame/Section.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './OldAndNew.module.scss';

/** Invented examples of the two formats; neither is a valid code. */
const CODES = { old: '1234 5678 9012 3456', new: 'AB3 D5F 7H9' } as const;

/** Both formats side by side, what happens to an old code, and how long the check takes on this site. */
export const OldAndNew = observer(function OldAndNew() {
  const { site: store } = useServices();
  const { t } = useText();
  return (
    <div className={flow.stack6}>
      <ul className={styles.cards}>
        {(['old', 'new'] as const).map((format) => (
          <li key={format} className={styles.card} data-format={format}>
            <span className={styles.name}>{t(`reactivation.card.${format}`)}</span>
            <span className={styles.code} aria-hidden="true">
              {CODES[format]}
            </span>
            <span className={styles.text}>{t(`reactivation.card.${format}Text`)}</span>
          </li>
        ))}
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

import { observer } from 'mobx-react-lite';
import { useWords } from '../../../session/words.ts';
import styles from './CodePageView.module.scss';

/** How the shop wants its code to be used; nothing if it says nothing. */
export const HowTo = observer(function HowTo({ instructions }: { instructions: readonly string[] }) {
  const { t } = useWords();
  if (instructions.length === 0) return null;
  return (
    <section data-print="never">
      <h2 className={styles.heading}>{t('merchantCode.howTo')}</h2>
      <ul className={styles.steps}>
        {instructions.map((instruction) => (
          <li key={instruction}>{instruction}</li>
        ))}
      </ul>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId } from 'react';
import type { LegalSection } from '#domain/legal/legalDocument.ts';
import { PhoneFold } from '../../../frame/PhoneFold.tsx';
import { useText } from '../../../session/text.ts';
import { sectionId } from './DocumentText.tsx';
import styles from './Contents.module.scss';

/** Links to a document's sections: sticky beside it on wide screens, folded above it on a phone. */
export const Contents = observer(function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useText();
  const id = useId();
  const lead = (event: MouseEvent, index: number) => {
    event.preventDefault(); // a changed hash would count as a navigation
    const heading = document.getElementById(sectionId(index));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-labelledby={id} className={styles.contents}>
      <PhoneFold label={t('legal.contents')}>
        <h2 id={id} className={styles.title}>
          {t('legal.contents')}
        </h2>
        <ol className={styles.list}>
          {sections.map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#${sectionId(index)}`}
                className={styles.link}
                onClick={(event) => lead(event, index)}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
});

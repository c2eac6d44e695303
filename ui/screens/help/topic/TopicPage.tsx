import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from '../../../kit/Link.tsx';
import { HELP_TOPICS, type HelpTopic, helpPath } from '#domain/help/helpTopic.ts';
import { BackLink } from '../../../parts/page/BackLink.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { Answers } from '../answers/Answers.tsx';
import { ContactCard } from '../contact/ContactCard.tsx';
import { AskUs } from '../form/AskUs.tsx';
import styles from './TopicPage.module.scss';

/**
 * One topic: its answers, then the form; the confirmation of a sent request comes first. On wide screens the other
 * topics are beside it; on a phone a link leads back to them.
 */
export const TopicPage = observer(function TopicPage({ topic }: { topic: HelpTopic }) {
  const { site: store } = useServices();
  const { t } = useText();
  const has = useHas();
  const [isFaulty, setFaulty] = useState(false);
  // Companies use the business site's own form, if there is one.
  const hasForm = has('support') && (topic !== 'business' || store.site.b2bLinks === null);
  const answers = (
    <div className={styles.sheet}>
      <Answers topic={topic} />
    </div>
  );
  return (
    <div className={styles.layout}>
      <nav aria-label={t('help.topics')} className={styles.topics}>
        <ul className={styles.list}>
          {HELP_TOPICS.map((other) => (
            <li key={other}>
              <Link
                to={helpPath(other)}
                className={styles.topic}
                aria-current={other === topic ? 'page' : undefined}
              >
                {t(`help.topic.${other}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <div className={styles.back}>
          <BackLink to={helpPath()} label={t('help.allTopics')} />
        </div>
        <TitledHeading
          title={t(`help.topic.${topic}.title`)}
          faultPrefix={isFaulty ? t('common.errorPrefix') : undefined}
        />
        {hasForm ? (
          <AskUs topic={topic} onFaulty={setFaulty}>
            {(asks, isSent) => (
              <>
                {isSent && <div className={styles.sheet}>{asks}</div>}
                {answers}
                {!isSent && <div className={styles.sheet}>{asks}</div>}
              </>
            )}
          </AskUs>
        ) : (
          answers
        )}
      </div>
      <div className={styles.contact}>
        <ContactCard />
      </div>
    </div>
  );
});

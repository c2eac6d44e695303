import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { HELP_TOPICS, type HelpTopic, helpPath, readHelpTopic } from '#domain/help/helpTopic.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { LinkCards } from '../../../kit/LinkCards.tsx';
import type { IconName } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { ContactCard } from '../contact/ContactCard.tsx';
import { TopicPage } from '../topic/TopicPage.tsx';

/** Help and contact: one topic, or all topics if the path names no valid one. */
export function HelpView() {
  const { helpContext } = useShared();
  // The context that led here is read at once and dropped on unmount, because it may contain a code.
  useEffect(() => {
    helpContext.read();
    return () => helpContext.give();
  }, [helpContext]);
  const topic = readHelpTopic(useParams()['tab']);
  // The key remounts the page for each topic, so that its heading takes the focus.
  return topic === null ? <TopicsPage /> : <TopicPage key={topic} topic={topic} />;
}

const ICONS: Readonly<Record<HelpTopic, IconName>> = {
  'not-received': LATER_ICONS.mail,
  'old-code': LATER_ICONS.clock,
  unreadable: LATER_ICONS.card,
  other: 'info',
  business: LATER_ICONS.shop,
};

/** All topics, and how to reach customer service. */
const TopicsPage = observer(function TopicsPage() {
  const { t } = useText();
  const has = useHas();
  return (
    <FormLayout
      plain
      title={
        <TitledHeading
          title={t('help.title')}
          lead={<p>{t(has('support') ? 'help.lead' : 'help.leadWithoutForm')}</p>}
        />
      }
      aside={<ContactCard />}
    >
      <nav aria-label={t('help.topics')}>
        <LinkCards
          doors={HELP_TOPICS.map((topic) => ({
            to: helpPath(topic),
            title: t(`help.topic.${topic}.title`),
            text: t(`help.topic.${topic}.text`),
            icon: ICONS[topic],
          }))}
        />
      </nav>
    </FormLayout>
  );
});

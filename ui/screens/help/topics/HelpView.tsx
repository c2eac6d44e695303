import { useEffect } from 'react';
import { useParams } from 'react-router';
import { readHelpTopic } from '#domain/help/helpTopic.ts';
import { useShared } from '../../../session/services.ts';
import { TopicPage } from '../topic/TopicPage.tsx';
import { TopicsPage } from './TopicsPage.tsx';

/** Help and contact: the topics, or one of them. A topic that does not exist leads to all. */
export function HelpView() {
  const { helpHint } = useShared();
  // What led here is taken over at once, and not kept beyond this page: it may hold a code.
  useEffect(() => {
    helpHint.read();
    return () => helpHint.give();
  }, [helpHint]);
  const topic = readHelpTopic(useParams()['tab']);
  // Each is a page of its own, so that its heading takes the focus.
  return topic === null ? <TopicsPage /> : <TopicPage key={topic} topic={topic} />;
}

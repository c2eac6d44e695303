import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';

/** What is answered to each topic, in the order in which it helps. */
const ANSWERS = {
  'not-received': ['spam', 'soon', 'slow', 'partner'],
  'old-code': ['shape', 'reactivate', 'unlocked'],
  unreadable: ['compare', 'leave', 'keep'],
  other: ['unknown', 'inactive', 'expired', 'refused'],
  business: ['usable', 'activate'],
} as const satisfies Record<HelpTopic, readonly string[]>;

interface AnswerText {
  readonly title: string;
  readonly text: string;
}

/** Returns the answers to a topic in words, as they are true of this site. For observers. */
export function useAnswers(topic: HelpTopic): readonly AnswerText[] {
  const { site: store } = useServices();
  const { t } = useWords();
  const { brand, mailMinutes: minutes, reactivationHours: hours, validityYears: count } = store.site;
  const said = { brand, minutes, hours, count };
  return ANSWERS[topic]
    .filter((name) => name !== (minutes === null ? 'slow' : 'soon'))
    .map((name) => ({
      title: t(`help.answer.${name}.title`),
      text: t(`help.answer.${name}.text`, said),
    }));
}

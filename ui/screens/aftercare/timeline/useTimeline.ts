import type { TimelineEntry } from '#domain/redemption/timeline.ts';
import type { TimelineRow } from '../../../parts/timeline/Timeline.tsx';
import { useWords } from '../../../session/words.ts';

/** Returns a function that puts a timeline into words: its events, and their moments in the site's time zone. */
export function useTimeline(): (entries: readonly TimelineEntry[]) => readonly TimelineRow[] {
  const { t, moment } = useWords();
  return (entries) =>
    entries.map(({ state, at, text }) => ({
      title: t(`timeline.state.${state}`),
      at: moment(at),
      dateTime: new Date(at).toISOString(),
      ...(text !== null && { text }),
    }));
}

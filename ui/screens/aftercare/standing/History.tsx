import { observer } from 'mobx-react-lite';
import type { TimelineEntry } from '#domain/redemption/timeline.ts';
import { Timeline } from '../../../parts/timeline/Timeline.tsx';
import { useText } from '../../../session/text.ts';

/** The timeline of an order, in the site's time zone. */
export const History = observer(function History({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t, moment } = useText();
  const rows = entries.map(({ state, at, text }) => ({
    title: t(`timeline.state.${state}`),
    at: moment(at),
    dateTime: new Date(at).toISOString(),
    ...(text !== null && { text }),
  }));
  return <Timeline label={t('timeline.title')} rows={rows} />;
});

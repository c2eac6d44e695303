import { observer } from 'mobx-react-lite';
import type { Standing } from '#domain/redemption/standing.ts';
import type { NoticeKind } from '../../../kit/Notice.tsx';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { useText } from '../../../session/text.ts';

/** Only what has been sent or is ready looks like a success. */
const KIND_OF = {
  preparing: 'info',
  sent: 'success',
  ready: 'success',
  delayed: 'warning',
  undeliverable: 'error',
  'on-hold': 'warning',
  returned: 'error',
} as const satisfies Record<Standing, NoticeKind>;

export const StandingBadge = observer(function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useText();
  return <StatusBadge kind={KIND_OF[standing]}>{t(`standing.${standing}`)}</StatusBadge>;
});

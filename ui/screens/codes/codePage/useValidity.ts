import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { LastDay } from '#domain/redemption/lastDay.ts';
import { useText } from '../../../session/text.ts';

/** Says until when a code is valid; null where the backend does not say. */
export function useValidity(): (lastDay: LastDay) => string | null {
  const { t, day } = useText();
  return (lastDay) => {
    if (lastDay === UNREADABLE) return t('codePage.dayUnreadable');
    return lastDay === null ? null : t('merchantCode.validUntil', { date: day(lastDay) });
  };
}

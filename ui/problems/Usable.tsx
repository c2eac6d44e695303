import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { type BuyerType, usableFrom } from '#domain/calendar/usableFrom.ts';
import type { Instant } from '#domain/core/instant.ts';
import { Button } from '../kit/Button.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { StatusLine } from '../kit/StatusLine.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { zoneOffset } from '../session/zoneOffset.ts';

/** The latest moments from which a voucher can be used that the backend calls too new: it was sold before now. */
function useLatest(): Readonly<Record<BuyerType, Instant>> {
  const { now, site: store } = useServices();
  const { timeZone } = store.site;
  return useMemo(() => {
    const at = now();
    const offset = zoneOffset(timeZone);
    return { private: usableFrom(at, 'private', offset), company: usableFrom(at, 'company', offset) };
  }, [now, timeZone]);
}

export const LatestSentence = observer(function LatestSentence() {
  const { t, moment } = useText();
  const latest = useLatest();
  return <p>{t('next.wait-latest', { moment: moment(latest.private), company: moment(latest.company) })}</p>;
});

export const LatestReminder = observer(function LatestReminder() {
  return <UsableFromReminder at={useLatest().private} />;
});

/** Saves that moment as a calendar file (product 8.9). */
export const UsableFromReminder = observer(function UsableFromReminder({ at }: { at: Instant }) {
  const { flash, shared, site: store } = useServices();
  const { t } = useText();
  const { brand, domains, id } = store.site;
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    try {
      const { saveReminder } = await shared();
      saveReminder.execute(
        {
          id: `usable-${at.toString(36)}@${domains[0] ?? id}`,
          at,
          title: t('next.remindTitle', { brand }),
          text: t('next.remindText', { address: domains[0] ?? brand }),
          remindDaysBefore: 0,
        },
        { name: t('next.remindFile'), producer: brand },
      );
      setSaved(true);
    } catch {
      flash.show('error', t('redeem.unreachable'));
    }
  };
  return (
    <>
      <Button kind="secondary" icon={LATER_ICONS.calendar} onClick={() => void save()}>
        {t('next.remind')}
      </Button>
      <StatusLine compact>{isSaved && t('next.reminded')}</StatusLine>
    </>
  );
});

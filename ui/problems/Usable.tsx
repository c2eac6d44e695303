import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { usableFrom } from '#domain/calendar/usableFrom.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../kit/Button.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { StatusLine } from '../kit/StatusLine.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { zoneOffset } from '../session/zoneOffset.ts';

/** When a voucher that is too new becomes usable. */
interface Usable {
  readonly from: Instant;
  /** For a voucher of a large company order; null if the backend named the moment. */
  readonly ofCompany: Instant | null;
}

/** The moment the backend names, else the latest by our rule: the voucher was sold before now. */
function useUsable(problem: Problem): Usable {
  const { clock, site: store } = useServices();
  const { timeZone } = store.site;
  return useMemo(() => {
    const { availableAt } = problem;
    if (availableAt !== undefined) return { from: availableAt, ofCompany: null };
    const now = clock.now();
    const offset = zoneOffset(timeZone);
    return { from: usableFrom(now, 'private', offset), ofCompany: usableFrom(now, 'company', offset) };
  }, [problem, clock, timeZone]);
}

export const UsableSentence = observer(function UsableSentence({ problem }: { problem: Problem }) {
  const { t, moment } = useText();
  const { from, ofCompany } = useUsable(problem);
  return (
    <p>
      {ofCompany === null
        ? t('next.wait-until', { moment: moment(from) })
        : t('next.wait-latest', { moment: moment(from), company: moment(ofCompany) })}
    </p>
  );
});

/** Saves that moment as a calendar file (product 8.9). */
export const UsableReminder = observer(function UsableReminder({ problem }: { problem: Problem }) {
  const { from } = useUsable(problem);
  return <UsableFromReminder at={from} />;
});

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

import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { useHas } from '../session/useHas.ts';

/** Why it happened. */
export const Cause = observer(function Cause({ problem }: { problem: Problem }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { validityYears, reactivationHours } = store.site;
  const has = useHas();
  if (problem.kind === 'old-format' && !has('reactivation')) return <p>{t('problem.old-format.closed')}</p>;
  if ('isAnswered' in problem) return <p>{t(`problem.${problem.kind}.answered`)}</p>;
  return <p>{t(`problem.${problem.kind}.cause`, { count: validityYears, hours: reactivationHours })}</p>;
});

import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Device } from './Device.ts';
import type { Step } from './steps/step.ts';
import { isOfHolder, type TabHistory } from './TabHistory.ts';

/**
 * The tabs that must forget their holder after a step: each with a page hears that all data are removed from the device,
 * or a voucher that was its last one; the others find it noted there.
 */
export function concernedBy(
  step: Step,
  { local, tabs }: Device,
  historyOf: (tab: number) => TabHistory,
): readonly number[] {
  if (step.does !== 'press') return [];
  const isErased = step.name === shared.thankYou.forget;
  if (!isErased && step.name !== shared.strip.remove) return [];
  const last = historyOf(step.tab).serials.at(-1) ?? '';
  return tabs
    .filter(({ page }) => page?.hasStarted || local.mood === 'works')
    .map(({ number }) => number)
    .filter((tab) => isErased || isOfHolder(historyOf(tab), last));
}

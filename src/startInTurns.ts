import { breathe } from './breathe.ts';
import { START_FAILED } from './early/handover.ts';
import type { ThirdParties } from './wiring/adapters.ts';

/**
 * Runs the scripts that came together in several short tasks, and starts the app: who types into the page that stands
 * already (ADR 64) is not kept waiting by one long task. If that fails, the page that stands is told to say so.
 */
export async function startInTurns(thirdParties: ThirdParties): Promise<void> {
  try {
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await breathe();
    await import(/* webpackMode: "eager" */ './wiring/adapters.ts');
    await breathe();
    await import(/* webpackMode: "eager" */ './compose.ts');
    await breathe();
    const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
    await breathe();
    await start(thirdParties);
  } catch (error) {
    window.dispatchEvent(new Event(START_FAILED));
    throw error;
  }
}

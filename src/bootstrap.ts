import { yieldToBrowser } from './yieldToBrowser.ts';
import { START_FAILED } from './early/handover.ts';
import type { ThirdParties } from './wiring/adapters.ts';

/**
 * Runs the scripts that came together in several short tasks, and starts the app: who types into the page that stands
 * already (ADR 6) is not kept waiting by one long task. If that fails, the page that stands is told to say so.
 */
export async function bootstrap(thirdParties: ThirdParties): Promise<void> {
  try {
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await yieldToBrowser();
    await import(/* webpackMode: "eager" */ './wiring/adapters.ts');
    await yieldToBrowser();
    await import(/* webpackMode: "eager" */ './compose.ts');
    await yieldToBrowser();
    const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
    await yieldToBrowser();
    await start(thirdParties);
  } catch (error) {
    window.dispatchEvent(new Event(START_FAILED));
    throw error;
  }
}

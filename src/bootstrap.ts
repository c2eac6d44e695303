import { yieldToBrowser } from './yieldToBrowser.ts';
import { START_FAILED } from './early/handover.ts';
import type { ThirdParties } from './wiring/adapters.ts';

/**
 * Evaluates the bundled scripts in several short tasks, because one long task would block typing in the early page (ADR
 * 6). If the start fails, tells the early page.
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

/** Ends the task at hand where the browser can, so that it draws and takes input before the work goes on. */
export async function yieldToBrowser(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
}

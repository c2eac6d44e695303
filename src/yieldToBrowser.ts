/** Ends the current task if the browser supports it, so that it can paint and handle input first. */
export async function yieldToBrowser(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
}

import type { Log } from '#application/ports/log.ts';

/** Returns a `CallListener` that notes how long each call takes with its retries, and whether it was answered. */
export function timeCalls(log: Log): (call: Promise<unknown>) => void {
  return (call) => {
    const began = performance.now();
    const end = (name: 'answered' | 'lost') => () =>
      log.record({ kind: 'call', name, value: performance.now() - began });
    call.then(end('answered'), end('lost'));
  };
}

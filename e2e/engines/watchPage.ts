/** Runs in each page before its scripts. Reports uncaught errors, console errors and CSP violations. */
export function watchPage(told: string): void {
  const send = navigator.sendBeacon.bind(navigator);
  const tell = (text: string) => send(told, `${location.pathname}: ${text}`);
  window.addEventListener('error', ({ message, error, target }) => {
    if (target === window) tell(`page error: ${message} ${error instanceof Error ? error.stack : ''}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell(`unhandled rejection: ${String(reason)} ${reason instanceof Error ? reason.stack : ''}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, disposition, blockedURI, sourceFile, lineNumber, sample } = event;
    tell(`policy (${disposition}): ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });
  const log = Object.getOwnPropertyDescriptor(console, 'error')?.value as (...words: unknown[]) => void;
  const heard = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`);
    log(...words);
  };
  Object.defineProperty(console, 'error', { value: heard, configurable: true, writable: true });
}

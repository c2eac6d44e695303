import { START_FAILED } from './handover.ts';
import { tellStart } from './tellStart.ts';

/** In milliseconds; scripts that have neither loaded nor failed by then count as stalled. */
const LONG_MS = 30_000;

/**
 * Reports on the early page that the app does not load. The user can fetch the `missing` scripts (URLs) again, so that
 * no typed input is lost. Offers a reload if a retry cannot help: a release has removed the scripts, the connection has
 * stalled, or the app could not start.
 */
export function followScripts(early: HTMLElement, missing: Set<string>, loggedSite: string | null): void {
  const toOperator = tellStart(loggedSite);
  /** Once the app has taken over, it counts what is missing itself. */
  const tell: typeof toOperator = (failure) => early.isConnected && toOperator(failure);
  const region = early.querySelector('[data-part=news]');
  const notice = region?.querySelector('template')?.content;
  const [line, loss] = notice?.querySelectorAll('p') ?? [];
  const button = notice?.querySelector('button');
  const label = button?.querySelector('span');
  if (!region || !notice || !line || !loss || !button || !label) return;
  const usual = line.textContent;
  let tries = 0;

  const show = () => {
    // The template is empty after the first call.
    if (notice.firstChild) region.replaceChildren(notice);
  };
  const say = () => {
    if (missing.size === 0) return;
    show();
    tell('script');
  };
  const offerReload = (words = usual) => {
    line.textContent = words;
    loss.hidden = false;
    button.ariaDisabled = null;
    label.textContent = button.dataset['reload'] ?? '';
    show();
  };
  const wait = (current = tries) =>
    window.setTimeout(() => {
      if (current !== tries || (missing.size > 0 && !button.ariaDisabled)) return;
      offerReload();
      tell('stalled');
    }, LONG_MS);
  const again = async (): Promise<void> => {
    tries += 1;
    wait();
    button.ariaDisabled = 'true';
    line.textContent = line.dataset['trying'] ?? '';
    const outcomes = await Promise.all([...missing].map(isGone));
    if (outcomes.includes(true)) offerReload(line.dataset['gone']);
    else if (missing.size > 0 && loss.hidden) {
      button.ariaDisabled = null;
      line.textContent = line.dataset['still'] ?? '';
    }
  };
  // Stop here: the app has no such button to replay the click on.
  button.addEventListener('click', (press) => {
    press.stopPropagation();
    if (!loss.hidden) window.location.reload();
    else if (!button.ariaDisabled) void again();
  });
  say();
  window.addEventListener('error', say, true);
  window.addEventListener(START_FAILED, () => {
    offerReload();
    tell('failed');
  });
  wait();

  /** Fetches a script again. True if the server no longer has it; any other failure may be temporary. */
  async function isGone(src: string): Promise<boolean> {
    try {
      // A new URL per retry, because some browsers cache a failed import.
      await import(/* webpackIgnore: true */ `${src}#${tries}`);
      missing.delete(src);
      return false;
    } catch {
      const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      return [404, 410].includes(answer?.status ?? 0);
    }
  }
}

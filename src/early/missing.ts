import { START_FAILED } from './handover.ts';

/** The app may take so long, in milliseconds: what has neither come nor failed by then has stalled. */
const LONG_MS = 30_000;

/**
 * Says on the early page that the app does not come. Scripts that are `missing`, by their addresses, are fetched once more
 * when asked to, so that nothing typed is lost. A reload is offered where that cannot help: they are gone since a release,
 * the connection has stalled, or the app could not start.
 */
export function followScripts(early: HTMLElement, missing: Set<string>): void {
  const region = early.querySelector('[data-part=news]');
  const notice = region?.querySelector('template')?.content;
  const [line, loss] = notice?.querySelectorAll('p') ?? [];
  const button = notice?.querySelector('button');
  const label = button?.querySelector('span');
  if (!region || !notice || !line || !loss || !button || !label) return;
  const usual = line.textContent;
  let tries = 0;

  const show = () => {
    // It is empty once it was shown.
    if (notice.firstChild) region.replaceChildren(notice);
  };
  const say = () => missing.size > 0 && show();
  const offerReload = (words = usual) => {
    line.textContent = words;
    loss.hidden = false;
    button.ariaDisabled = null;
    label.textContent = button.dataset['reload'] ?? '';
    show();
  };
  const wait = (current = tries) =>
    window.setTimeout(() => {
      if (current === tries && (missing.size === 0 || button.ariaDisabled)) offerReload();
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
  // The press ends here: this button has no twin for the app to press.
  button.addEventListener('click', (press) => {
    press.stopPropagation();
    if (!loss.hidden) window.location.reload();
    else if (!button.ariaDisabled) void again();
  });
  say();
  window.addEventListener('error', say, true);
  window.addEventListener(START_FAILED, () => offerReload());
  wait();

  /** Fetches a script again. Returns true if the server no longer has it: any other refusal may pass. */
  async function isGone(src: string): Promise<boolean> {
    try {
      // Each try under an address of its own: some browsers keep a failure.
      await import(/* webpackIgnore: true */ `${src}#${tries}`);
      missing.delete(src);
      return false;
    } catch {
      const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      return [404, 410].includes(answer?.status ?? 0);
    }
  }
}

/**
 * Says on the early page that the app's scripts do not come, and fetches them once more when asked to, so that nothing
 * typed is lost by a reload. Those that are gone since a release come with a reload alone. `missing` are their addresses.
 */
export function sayMissing(early: HTMLElement, missing: Set<string>): void {
  const region = early.querySelector('[data-part=news]');
  const notice = region?.querySelector('template')?.content;
  const line = notice?.querySelector('p');
  const button = notice?.querySelector('button');
  if (!region || !notice || !line || !button) return;
  let tries = 0;
  let isGone = false;
  const again = async (): Promise<void> => {
    tries += 1;
    button.ariaDisabled = 'true';
    line.textContent = line.dataset['trying'] ?? '';
    const outcomes = await Promise.all([...missing].map((src) => fetchAgain(src, tries)));
    button.ariaDisabled = null;
    isGone = outcomes.includes(false);
    line.textContent = line.dataset[isGone ? 'gone' : 'still'] ?? '';
    const label = button.querySelector('span');
    if (isGone && label) label.textContent = button.dataset['reload'] ?? '';
  };
  // The press ends here: this button has no twin for the app to press.
  button.addEventListener('click', (press) => {
    press.stopPropagation();
    if (isGone) window.location.reload();
    else if (button.ariaDisabled !== 'true') void again();
  });
  region.replaceChildren(notice);

  /** Returns false if the server no longer has the script. */
  async function fetchAgain(src: string, attempt: number): Promise<boolean> {
    try {
      // Each try under an address of its own: some browsers keep a failure.
      await import(/* webpackIgnore: true */ `${src}#${attempt}`);
      missing.delete(src);
      return true;
    } catch {
      const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      return answer?.ok ?? true;
    }
  }
}

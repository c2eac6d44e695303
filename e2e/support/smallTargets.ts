/**
 * Runs in the page. Finds controls that a finger can miss, because the area that reacts to it is less than 44 px high
 * or wide. Links within a sentence may be smaller (WCAG 2.5.5). Must be self-contained.
 */
export function smallTargets(): string[] {
  const REACH = 21; // px from the centre to each side, with a pixel to spare for rounded positions
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
  const scrolled = [...document.querySelectorAll('*')]
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }));
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isWithinSentence(control)) continue;
    const parts = partsOf(control);
    const [area] = parts;
    area?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = area?.getBoundingClientRect();
    if (!box) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    // What does not react in its own centre is covered or hidden, such as a skip link.
    if (!isHit(parts, x, y)) continue;
    const reacts = (atX: number, atY: number) => isHit(parts, atX, atY) || isCovered(parts, atX, atY);
    const isHigh = reacts(x, y - REACH) && reacts(x, y + REACH);
    const isWide = reacts(x - REACH, y) && reacts(x + REACH, y);
    if (isHigh && isWide) continue;
    const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.id);
    found.push(`${control.tagName.toLowerCase()} “${name.slice(0, 40)}” ${box.width} × ${box.height}`);
  }
  for (const { one, left, top } of scrolled) one.scrollTo({ left, top, behavior: 'instant' });
  return found;

  /** The label of a choice reacts like the choice. */
  function partsOf(control: HTMLElement): readonly Element[] {
    const isChoice = control.matches('[type="radio"], [type="checkbox"], [type="file"]');
    const labels = isChoice ? [...((control as HTMLInputElement).labels ?? [])] : [];
    return [...labels, control];
  }

  function isHit(parts: readonly Element[], x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && parts.some((part) => part === hit || part.contains(hit));
  }

  /** By an open menu or dialog that the control is not in. */
  function isCovered([part]: readonly Element[], x: number, y: number): boolean {
    const layer = document.elementFromPoint(x, y)?.closest('[popover], dialog') ?? null;
    return layer !== null && part !== undefined && !layer.contains(part);
  }

  function isWithinSentence(control: HTMLElement): boolean {
    const around = control.parentElement?.textContent?.trim() ?? '';
    const own = control.textContent?.trim() ?? '';
    return getComputedStyle(control).display === 'inline' && around.length > own.length;
  }
}

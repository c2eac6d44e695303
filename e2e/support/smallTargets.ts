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
    const isHigh = isHit(parts, x, y - REACH) && isHit(parts, x, y + REACH);
    const isWide = isHit(parts, x - REACH, y) && isHit(parts, x + REACH, y);
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
    return hit !== null && (parts.some((part) => part === hit || part.contains(hit)) || isAbove(hit, parts));
  }

  /** In an open menu or dialog over the control. */
  function isAbove(hit: Element, [part]: readonly Element[]): boolean {
    const layer = hit.closest('[popover], dialog');
    return layer !== null && part !== undefined && !layer.contains(part);
  }

  function isWithinSentence(control: HTMLElement): boolean {
    const around = control.parentElement?.textContent?.trim() ?? '';
    const own = control.textContent?.trim() ?? '';
    return getComputedStyle(control).display === 'inline' && around.length > own.length;
  }
}

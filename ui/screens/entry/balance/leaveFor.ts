import { STRAY_PRESS_MS } from '#domain/voucher/balanceScene.ts';
import { mayMove } from './mayMove.ts';

/** In milliseconds; if the wall is not drawn by then, it appears without a movement. */
const LONGEST_DRAWING_MS = 1_000;

/**
 * Leads from the card of the balance to the wall: the amount moves into the strip while the wall rises, in browsers
 * that have view transitions and without reduced motion. The next press skips the movement.
 */
export function leaveFor(card: Element | null, go: () => Promise<void> | void, by: 'time' | 'press'): void {
  if (by === 'time') ignoreStrayPresses();
  if (!mayMove() || !('startViewTransition' in document)) {
    void go();
    return;
  }
  const transition = document.startViewTransition(async () => {
    await go();
    await untilGone(card);
  });
  const skip = () => transition.skipTransition();
  const end = new AbortController();
  for (const type of ['keydown', 'pointerdown'] as const)
    window.addEventListener(type, skip, { signal: end.signal });
  // A skipped or impossible movement rejects `ready`; the page changes all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(() => end.abort());
}

/** React draws a page that was loaded later than the router says that it has gone there. */
async function untilGone(card: Element | null): Promise<void> {
  if (!card?.isConnected) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (!card.isConnected) end();
    });
    const timer = setTimeout(end, LONGEST_DRAWING_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** The finger was aimed at the button of the balance, not at the shop that is in its place now. */
function ignoreStrayPresses(): void {
  const end = new AbortController();
  const ignore = (click: MouseEvent) => {
    if (click.detail === 0) return; // from keyboard or script
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, signal: end.signal });
  setTimeout(() => end.abort(), STRAY_PRESS_MS);
}

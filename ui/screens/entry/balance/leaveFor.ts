import { STRAY_PRESS_MS } from '#domain/voucher/balanceScene.ts';
import { mayMove } from './mayMove.ts';

/**
 * Leads from the balance to the wall: the amount moves into the strip while the wall rises, in browsers that have view
 * transitions and without reduced motion. The next press skips the movement.
 */
export function leaveFor(go: () => Promise<void> | void, by: 'time' | 'press'): void {
  if (by === 'time') ignoreStrayPresses();
  if (!mayMove() || !('startViewTransition' in document)) {
    void go();
    return;
  }
  const transition = document.startViewTransition(async () => go());
  const skip = () => transition.skipTransition();
  const end = new AbortController();
  for (const type of ['keydown', 'pointerdown'] as const)
    window.addEventListener(type, skip, { signal: end.signal });
  // A skipped or impossible movement rejects `ready`; the page changes all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(() => end.abort());
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

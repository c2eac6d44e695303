/** How long a button may take to react to a press, in milliseconds. Its script reacts within the event. */
const REACTION_MS = 5_000;

/** A pointer may also end on a button that swallows its click, and a keyboard has no pointer. */
const PRESSES = ['pointerup', 'click', 'keydown'] as const;

export interface PressWatch {
  /** The button has reacted: from now on it counts as alive. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `onSilence` once if a press on a vendor's button gets no reaction in time: a vendor may disable its button
 * without an event. A button that has reacted once is watched no longer.
 */
export function watchPresses(button: HTMLElement, onSilence: () => void): PressWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    for (const press of PRESSES) button.removeEventListener(press, note, true);
  };
  const note = (event: Event): void => {
    if (!isPress(event)) return;
    timer ??= setTimeout(() => {
      stop();
      onSilence();
    }, REACTION_MS);
  };
  // While the event goes down: the button itself may stop it.
  for (const press of PRESSES) button.addEventListener(press, note, true);
  return { heard: stop, stop };
}

/** False for another key than those of a button, and for another mouse button than the main one. */
function isPress(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || event.key === ' ';
  return !(event instanceof MouseEvent) || event.button === 0;
}

/** Taps within this time and distance count as one multi-click; for a mouse, `detail` tells. */
const TAP_MS = 500;
const TAP_PX = 24;

/** The control that was clicked, or the field of a label. */
function aimOf({ target }: MouseEvent): EventTarget | null {
  if (!(target instanceof Element)) return target;
  const control = target.closest('a, button, input, select, textarea, summary, label');
  return (control instanceof HTMLLabelElement && control.control) || control || target;
}

function isTap(click: MouseEvent): boolean {
  return 'pointerType' in click && click.pointerType === 'touch';
}

function isNear(click: MouseEvent, before: MouseEvent): boolean {
  const distance = Math.hypot(click.clientX - before.clientX, click.clientY - before.clientY);
  return click.timeStamp - before.timeStamp < TAP_MS && distance < TAP_PX;
}

/**
 * Blocks the second click of a double click if another element has moved under the pointer: the click was meant for the
 * first one. Returns a function that removes the guard.
 */
export function guardMultiClicks(): () => void {
  let aim: EventTarget | null = null;
  let before: MouseEvent | null = null;
  const guard = (click: MouseEvent) => {
    if (click.detail === 0) return; // from keyboard or script
    const follows = before !== null && (isTap(click) ? isNear(click, before) : click.detail > 1);
    before = click;
    if (!follows) aim = aimOf(click);
    else if (aimOf(click) !== aim) {
      click.preventDefault();
      click.stopPropagation();
    }
  };
  document.addEventListener('click', guard, true);
  return () => document.removeEventListener('click', guard, true);
}

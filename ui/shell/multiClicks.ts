/** Taps that follow each other within this time and distance belong together, as clicks of a mouse do by `detail`. */
const TAP_MS = 500;
const TAP_PX = 24;

/** What a click is meant for: the control it lies in, and the field of a label. */
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
 * A second click that follows at once is meant for what the first one hit, even if something else has come under the
 * pointer meanwhile: there it does nothing. Returns a function that ends this.
 */
export function guardMultiClicks(): () => void {
  let aim: EventTarget | null = null;
  let before: MouseEvent | null = null;
  const guard = (click: MouseEvent) => {
    if (click.detail === 0) return; // by keyboard or program
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

import type { PageElement } from './PageElement.ts';
import { PageEvent } from './PageEvent.ts';
import { PageButton, PageInput } from './controls.ts';
import { PageAnchor, PageDetails, PageLabel } from './widgets.ts';

const TICKS = new Set(['checkbox', 'radio']);

/** A click with its default action: ticks, submits, follows a link, opens details. A disabled control does nothing. */
export function pressed(element: PageElement): void {
  if (element.isDisabled) return;
  const tick = element instanceof PageInput && TICKS.has(element.type) ? element : null;
  const was = tick?.checked ?? false;
  if (tick !== null) setOwn(tick, 'checked', tick.type === 'radio' || !was);
  const goesOn = element.dispatchEvent(
    new PageEvent('click', { bubbles: true, cancelable: true, button: 0, detail: 1, clientX: 0, clientY: 0 }),
  );
  if (!goesOn) {
    if (tick !== null) setOwn(tick, 'checked', was);
    return;
  }
  if (tick !== null) {
    if (tick.checked === was) return;
    tick.dispatchEvent(new PageEvent('input', { bubbles: true }));
    tick.dispatchEvent(new PageEvent('change', { bubbles: true }));
    return;
  }
  act(element);
}

/** The nearest element with a default action acts. */
function act(element: PageElement): void {
  const actor = element.closest('button, a, summary, label');
  if (actor instanceof PageButton) {
    if (actor.isDisabled) return;
    const menu = actor.getAttribute('popovertarget');
    if (menu !== null) {
      const target = actor.page.getElementById(menu);
      if (target?.isPopoverOpen) target.hidePopover();
      else target?.showPopover();
    } else if (actor.type === 'submit') actor.form?.requestSubmit(actor);
  } else if (actor instanceof PageAnchor) {
    if (actor.hasAttribute('href') && !actor.hasAttribute('download'))
      actor.page.defaultView.open(actor.href, actor.target);
  } else if (actor instanceof PageLabel) {
    if (actor.control !== null && actor.control !== element) pressed(actor.control);
  } else if (actor?.localName === 'summary') {
    const details = actor.closest('details');
    if (details instanceof PageDetails) details.open = !details.open;
  }
}

/** Types into a field as a user: the text as a whole, with the event that React listens to. */
export function typed(field: PageElement, text: string): void {
  if (field.isDisabled) return;
  field.focus();
  setOwn(field, 'value', text);
  field.dispatchEvent(new PageEvent('input', { bubbles: true }));
  field.dispatchEvent(new PageEvent('change', { bubbles: true }));
}

/** React replaces these properties on the element itself; a user changes what the class's own accessor holds. */
function setOwn(field: PageElement, property: 'value' | 'checked', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

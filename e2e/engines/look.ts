/** An exact text, white space ignored, or a regular expression. */
export type Wording = string | { readonly pattern: string };

/** Matches every text that contains this one. */
export function containing(text: string): Wording {
  return { pattern: text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) };
}

/** An element by role and name, or a field by its label; `css` for elements without a name. */
export interface Part {
  readonly role?: string;
  readonly name?: Wording;
  readonly label?: Wording;
  readonly css?: string;
  /** Only elements that contain this text. */
  readonly text?: Wording;
  readonly level?: number;
  readonly within?: Part;
  /** The last of several matches. */
  readonly isLast?: true;
}

/** State of an element. `fault` says why it cannot be clicked yet. */
export interface Seen {
  readonly count: number;
  readonly text: string;
  /** For a list, the label of the chosen option. */
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
  readonly isBusy: boolean;
  readonly fault: string;
  readonly x: number;
  readonly y: number;
}

interface Finder {
  readonly queryAllByRole: (
    container: Element,
    role: string,
    options: { name?: (name: string) => boolean; level?: number },
  ) => Element[];
  readonly queryAllByLabelText: (container: Element, text: (label: string) => boolean) => Element[];
}

/** The target of the next click; an element that has not moved since the last look can be clicked. */
export interface Aim {
  element: Element;
  place: string;
  outcome?: 'hit' | 'missed';
}

/** Runs in the page: finds an element and its click point. `null` before the finder is loaded. */
export function look({ part, offset }: { part: Part; offset: number }): Seen | null {
  const page = window as unknown as { TestingLibraryDom?: Finder; aim?: Aim };
  const finder = page.TestingLibraryDom;
  if (finder === undefined) return null;
  const plain = (text: string) => text.replace(/[\s\u2060\u00ad]+/g, ' ').trim();
  const fits = (wording: Wording) => (text: string) =>
    typeof wording === 'string'
      ? plain(text) === plain(wording)
      : new RegExp(plain(wording.pattern), 's').test(plain(text));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const find = ({ role, name, label, css, text, level, within, isLast }: Part): Element[] => {
    const found = (within === undefined ? [document.documentElement] : find(within)).flatMap((container) => {
      if (role !== undefined) {
        const wanted = {
          ...(name !== undefined && { name: fits(name) }),
          ...(level !== undefined && { level }),
        };
        return finder.queryAllByRole(container, role, wanted);
      }
      if (label !== undefined) return finder.queryAllByLabelText(container, fits(label)).filter(isShown);
      return [...(within === undefined ? document : container).querySelectorAll(css ?? '*')];
    });
    const all = text === undefined ? found : found.filter((one) => fits(text)(one.textContent ?? ''));
    return isLast ? all.slice(-1) : all;
  };
  const found = find(part);
  const element = found[0];
  const nothing = { text: '', value: '', isChecked: false, isFocused: false, isBusy: false, x: 0, y: 0 };
  if (element === undefined) return { ...nothing, count: 0, fault: 'it is not there' };

  const aimed = page.aim;
  let box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  }
  const x = box.left + Math.min(box.width / 2 + offset, box.width - 1);
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  const isHit = hit !== null && (element.contains(hit) || label?.control === element);
  const place = `${Math.round(x)},${Math.round(y)}`;
  const isStill = aimed?.element === element && aimed.place === place;
  page.aim = { element, place };
  const isOff = element.matches(':disabled');
  const problem = [
    found.length > 1 && `there are ${found.length}`,
    isOff && 'it is disabled',
    !isHit && `it lies under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`,
    !isStill && 'it may still move',
  ].find((one) => one !== false);
  return {
    count: found.length,
    text: plain(element.textContent ?? ''),
    value:
      element instanceof HTMLSelectElement
        ? (element.selectedOptions[0]?.label ?? '')
        : 'value' in element
          ? String(element.value)
          : '',
    isChecked: element.matches(':checked'),
    isFocused: element === document.activeElement,
    isBusy: element.getAttribute('aria-busy') === 'true',
    fault: problem || '',
    x,
    y,
  };
}

/** Runs in the page before a click. Blocks the click if another element has moved under the pointer. */
export function takeAim(): void {
  const page = window as unknown as { aim: Aim; press?: AbortController };
  const { aim } = page;
  page.press?.abort();
  const press = (page.press = new AbortController());
  const guard = (event: Event) => {
    const target = event.composedPath()[0];
    const label = target instanceof Element ? target.closest('label') : null;
    const isRight =
      target instanceof Node && (aim.element.contains(target) || label?.control === aim.element);
    // A page may also move between the button's way down and its way up; then it gets no click.
    aim.outcome = isRight && aim.outcome !== 'missed' ? 'hit' : 'missed';
    if (event.type === 'click') press.abort();
    if (aim.outcome === 'hit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(kind, guard, { capture: true, signal: press.signal });
}

/** Runs in the page after a click: its result. A new document knows no click. */
export function outcome(): string {
  const { aim } = window as unknown as { aim?: Aim };
  return aim === undefined ? 'another document' : (aim.outcome ?? 'nothing');
}

import { PageElement } from '../dom/PageElement.ts';
import type { PageNode } from '../dom/PageNode.ts';
import { PageInput, PageSelect, PageTextArea } from '../dom/controls.ts';
import { PageAnchor, PageDetails, PageDialog } from '../dom/widgets.ts';
import type { PageWindow } from '../platform/PageWindow.ts';

const PRESSABLE = 'button, a[href], summary, input[type=checkbox], input[type=radio]';
const BLOCKS = new Set(
  'p h1 h2 h3 h4 li dt dd div section header footer form fieldset legend label button a'.split(' '),
);

/** Something that a user can press. `nth` counts those of the same name. */
export interface Pressable {
  readonly element: PageElement;
  readonly name: string;
  readonly nth: number;
}

/**
 * What a user of a page sees and can do at one moment: the words of the real views, not the state behind them. Looks only
 * once; a later moment is another screen.
 */
export class Screen {
  readonly #page: PageWindow;
  /** The uppermost dialog, or the whole page. The rest of the page is inert beneath a dialog. */
  readonly #area: PageElement;
  /** The dialog, or the page without its header and footer. */
  readonly main: PageElement;
  #text: string | undefined;
  #visible: readonly PageElement[] | undefined;
  #pressables: readonly Pressable[] | undefined;

  constructor(page: PageWindow) {
    this.#page = page;
    const { body } = page.document;
    const open = body.querySelectorAll('dialog').filter((each) => each instanceof PageDialog && each.open);
    this.#area = open.at(-1) ?? body;
    this.main = open.at(-1) ?? body.querySelector('main') ?? body;
  }

  get heading(): string {
    const ofDialog = this.#area instanceof PageDialog ? clean(textOf(this.#area.querySelector('h2'))) : '';
    return ofDialog || clean(textOf(this.#page.document.querySelector('h1')));
  }

  /** All visible words; blocks are divided by a line break. */
  get text(): string {
    this.#text ??= clean(textOf(this.#page.document.body));
    return this.#text;
  }

  get isBusy(): boolean {
    return this.#elements.some(
      (element) => element.getAttribute('aria-busy') === 'true' && this.main.contains(element),
    );
  }

  get pressables(): readonly Pressable[] {
    this.#pressables ??= this.#findPressables();
    return this.#pressables;
  }

  get fields(): readonly (PageInput | PageTextArea | PageSelect)[] {
    return this.#elements
      .filter(
        (field) => field instanceof PageInput || field instanceof PageTextArea || field instanceof PageSelect,
      )
      .filter((field) => !field.isDisabled);
  }

  find(name: string, nth: number): Pressable | undefined {
    const end = name.startsWith('…') ? name.slice(1) : null;
    return this.pressables.find(
      (each) => (end === null ? each.name === name : each.name.endsWith(end)) && each.nth === nth,
    );
  }

  /** The visible ones of the area, in the order of the page. */
  get #elements(): readonly PageElement[] {
    this.#visible ??= shownWithin(this.#area, []);
    return this.#visible;
  }

  #findPressables(): readonly Pressable[] {
    const seen = new Map<string, number>();
    return this.#elements
      .filter((element) => element.matches(PRESSABLE) && !element.isDisabled)
      .map((element) => {
        const name = nameOf(element);
        const nth = seen.get(name) ?? 0;
        seen.set(name, nth + 1);
        return { element, name, nth };
      });
  }
}

function shownWithin(around: PageElement, found: PageElement[]): readonly PageElement[] {
  for (const child of around.childNodes) {
    if (!(child instanceof PageElement) || !isShown(child)) continue;
    found.push(child);
    shownWithin(child, found);
  }
  return found;
}

function nameOf(element: PageElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return clean(label);
  if (element instanceof PageInput) return clean(element.labels.map(textOf).join(' ')) || element.name;
  return clean(textOf(element)) || (element instanceof PageAnchor ? element.href : element.localName);
}

function textOf(node: PageNode | null): string {
  if (node === null) return '';
  if (!(node instanceof PageElement)) return node.textContent;
  if (node.localName === 'script' || node.localName === 'style' || !isShown(node)) return '';
  const inside = node.childNodes.map(textOf).join('');
  return BLOCKS.has(node.localName) ? `\n${inside}\n` : inside;
}

/** Looks only at the element itself: its ancestors are visible. */
function isShown(element: PageElement): boolean {
  const around = element.parentElement;
  if (around instanceof PageDetails && !around.open && element.localName !== 'summary') return false;
  if (element.hasAttribute('popover') && !element.isPopoverOpen) return false;
  return !element.hasAttribute('hidden') && !(element instanceof PageDialog && !element.open);
}

/** Without soft hyphens, with plain spaces. */
function clean(text: string): string {
  return text
    .replace(/\u00ad|\u200b/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

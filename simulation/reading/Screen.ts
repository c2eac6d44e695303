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

/** What a user of a page sees and can do at one moment: the words of the real views, not the state behind them. */
export class Screen {
  readonly #page: PageWindow;
  #text: string | undefined;
  #pressables: readonly Pressable[] | undefined;

  constructor(page: PageWindow) {
    this.#page = page;
  }

  /** The uppermost dialog, or the whole page. The rest of the page is inert beneath a dialog. */
  get area(): PageElement {
    const { body } = this.#page.document;
    const open = body.querySelectorAll('dialog').filter((each) => each instanceof PageDialog && each.open);
    return open.at(-1) ?? body;
  }

  /** The dialog, or the page without its header and footer. */
  get main(): PageElement {
    return this.area instanceof PageDialog
      ? this.area
      : (this.#page.document.querySelector('main') ?? this.area);
  }

  get heading(): string {
    const { document } = this.#page;
    const ofDialog = this.area instanceof PageDialog ? clean(textOf(this.area.querySelector('h2'))) : '';
    return ofDialog || clean(textOf(document.querySelector('h1')));
  }

  /** All visible words; blocks are divided by a line break. */
  get text(): string {
    this.#text ??= clean(textOf(this.#page.document.body));
    return this.#text;
  }

  get isBusy(): boolean {
    return this.main.querySelectorAll('[aria-busy="true"]').some(isVisible);
  }

  get pressables(): readonly Pressable[] {
    this.#pressables ??= this.#findPressables();
    return this.#pressables;
  }

  #findPressables(): readonly Pressable[] {
    const seen = new Map<string, number>();
    return this.area
      .querySelectorAll(PRESSABLE)
      .filter((element) => !element.isDisabled && isVisible(element))
      .map((element) => {
        const name = nameOf(element);
        const nth = seen.get(name) ?? 0;
        seen.set(name, nth + 1);
        return { element, name, nth };
      });
  }

  get fields(): readonly (PageInput | PageTextArea | PageSelect)[] {
    return this.area
      .querySelectorAll('input, textarea, select')
      .filter(
        (field) => field instanceof PageInput || field instanceof PageTextArea || field instanceof PageSelect,
      )
      .filter((field) => !field.isDisabled && isVisible(field));
  }

  find(name: string, nth: number): Pressable | undefined {
    return this.pressables.find((each) => each.name === name && each.nth === nth);
  }
}

function nameOf(element: PageElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return clean(label);
  if (element instanceof PageInput) return clean(element.labels.map(textOf).join(' ')) || element.name;
  return clean(textOf(element)) || (element instanceof PageAnchor ? element.href : element.localName);
}

function isVisible(element: PageElement): boolean {
  for (let each: PageElement | null = element; each !== null; each = each.parentElement) {
    if (each.hasAttribute('hidden')) return false;
    if (each instanceof PageDialog && !each.open) return false;
    if (each.hasAttribute('popover') && !each.isPopoverOpen) return false;
    const around = each.parentElement;
    if (around instanceof PageDetails && !around.open && each.localName !== 'summary') return false;
  }
  return true;
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

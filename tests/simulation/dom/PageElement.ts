import { classListOf, datasetOf, styleOf } from './attributeViews.ts';
import { PageEvent } from './PageEvent.ts';
import { type NodeDocument, PageNode } from './PageNode.ts';
import { testOf } from './selectors.ts';

export const HTML = 'http://www.w3.org/1999/xhtml';

/** What an element needs of its document. */
export interface ElementDocument extends NodeDocument {
  readonly baseURI: string;
  readonly body: PageElement;
  readonly defaultView: { open(address: string, target: string): void };
  getElementById(id: string): PageElement | null;
  querySelectorAll(selector: string): PageElement[];
  moveFocus(element: PageElement | null): void;
  press(element: PageElement): void;
  onPost(address: string, fields: Readonly<Record<string, string>>): void;
}

/** An element of a simulated page. It has no layout: everything is at the top and of no size. */
export class PageElement extends PageNode {
  readonly nodeType = 1;
  readonly page: ElementDocument;
  readonly localName: string;
  readonly namespaceURI: string;
  readonly attributes = new Map<string, string>();
  isPopoverOpen = false;
  scrollLeft = 0;
  scrollTop = 0;
  readonly scrollWidth = 0;
  readonly clientWidth = 0;
  readonly offsetHeight = 0;
  readonly offsetWidth = 0;
  // Few elements are asked for these, and making them takes longer than making the element.
  #style: ReturnType<typeof styleOf> | undefined;
  #dataset: ReturnType<typeof datasetOf> | undefined;
  #classList: ReturnType<typeof classListOf> | undefined;

  constructor(page: ElementDocument, localName: string, namespace = HTML) {
    super(page);
    this.page = page;
    this.localName = localName;
    this.namespaceURI = namespace;
  }

  get nodeName(): string {
    return this.namespaceURI === HTML ? this.localName.toUpperCase() : this.localName;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get style(): ReturnType<typeof styleOf> {
    return (this.#style ??= styleOf());
  }

  get dataset(): ReturnType<typeof datasetOf> {
    return (this.#dataset ??= datasetOf(this.attributes));
  }

  get classList(): ReturnType<typeof classListOf> {
    return (this.#classList ??= classListOf(this));
  }

  get parentElement(): PageElement | null {
    return this.parentNode instanceof PageElement ? this.parentNode : null;
  }

  get children(): readonly PageElement[] {
    return this.childNodes.filter((child) => child instanceof PageElement);
  }

  get firstElementChild(): PageElement | null {
    return this.children[0] ?? null;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(id: string) {
    this.setAttribute('id', id);
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  set className(name: string) {
    this.setAttribute('class', name);
  }

  get isDisabled(): boolean {
    return this.hasAttribute('disabled') || this.closest('fieldset[disabled]') !== null;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  setAttributeNS(_namespace: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  toggleAttribute(name: string, isOn = !this.hasAttribute(name)): boolean {
    if (isOn) this.setAttribute(name, '');
    else this.removeAttribute(name);
    return isOn;
  }

  matches(selector: string): boolean {
    return testOf(selector)(this);
  }

  closest(selector: string): PageElement | null {
    const test = testOf(selector);
    if (test(this)) return this;
    return this.parentElement?.closest(selector) ?? null;
  }

  querySelectorAll(selector: string): PageElement[] {
    const found: PageElement[] = [];
    this.collect(testOf(selector), found, false);
    return found;
  }

  querySelector(selector: string): PageElement | null {
    const found: PageElement[] = [];
    this.collect(testOf(selector), found, true);
    return found[0] ?? null;
  }

  getElementsByTagName(name: string): PageElement[] {
    return this.querySelectorAll(name);
  }

  /** Adds the descendants that pass the test, in the order of the page; only the first one if `endsAtFirst`. */
  collect(test: (element: PageElement) => boolean, found: PageElement[], endsAtFirst: boolean): void {
    for (const child of this.childNodes) {
      if (!(child instanceof PageElement)) continue;
      if (test(child)) found.push(child);
      if (endsAtFirst && found.length > 0) return;
      child.collect(test, found, endsAtFirst);
      if (endsAtFirst && found.length > 0) return;
    }
  }

  /** Foreign HTML as its text: the simulation reads words, not markup. */
  set innerHTML(html: string) {
    this.replaceChildren(html.replace(/<[^>]*>/g, ' '));
  }

  focus(): void {
    this.page.moveFocus(this);
  }

  blur(): void {
    this.page.moveFocus(null);
  }

  click(): void {
    this.page.press(this);
  }

  scrollIntoView(): void {}

  scrollTo(): void {}

  scrollBy(): void {}

  animate(): { cancel(): void } {
    return { cancel: () => undefined };
  }

  showPopover(): void {
    this.isPopoverOpen = true;
    this.dispatchEvent(new PageEvent('toggle', { newState: 'open', oldState: 'closed' }));
  }

  hidePopover(): void {
    this.isPopoverOpen = false;
    this.dispatchEvent(new PageEvent('toggle', { newState: 'closed', oldState: 'open' }));
  }

  getBoundingClientRect() {
    return { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0 };
  }
}

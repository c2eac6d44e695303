import { PageElement, HTML } from './PageElement.ts';
import { PageEvent } from './PageEvent.ts';
import { PageComment, PageFragment, PageNode, PageText } from './PageNode.ts';
import type { PageTarget } from './PageTarget.ts';
import { PageButton, PageForm, PageInput, PageOption, PageSelect, PageTextArea } from './controls.ts';
import { pressed } from './press.ts';
import { PageAnchor, PageDetails, PageDialog, PageFrame, PageLabel } from './widgets.ts';

const CLASSES: Readonly<Record<string, typeof PageElement>> = {
  a: PageAnchor,
  button: PageButton,
  details: PageDetails,
  dialog: PageDialog,
  form: PageForm,
  iframe: PageFrame,
  input: PageInput,
  label: PageLabel,
  option: PageOption,
  select: PageSelect,
  textarea: PageTextArea,
};

/** What a page asks of its tab. */
export interface PageHost extends PageTarget {
  readonly location: { readonly href: string };
  open(address: string, target: string): void;
  post(address: string, fields: Readonly<Record<string, string>>): void;
}

/** The document of a simulated page. */
export class PageDocument extends PageNode {
  readonly nodeType = 9;
  readonly nodeName = '#document';
  readonly defaultView: PageHost;
  readonly documentElement: PageElement;
  readonly head: PageElement;
  readonly body: PageElement;
  readonly adoptedStyleSheets: unknown[] = [];
  readonly visibilityState = 'visible';
  readonly hidden = false;
  readonly readyState = 'complete';
  readonly fonts = { load: async () => [] };
  title = '';
  #focused: PageElement | null = null;

  constructor(view: PageHost) {
    super(null);
    this.defaultView = view;
    this.documentElement = this.createElement('html');
    this.head = this.createElement('head');
    this.body = this.createElement('body');
    this.documentElement.append(this.head, this.body);
    this.appendChild(this.documentElement);
  }

  override get above(): PageTarget {
    return this.defaultView;
  }

  get baseURI(): string {
    return this.defaultView.location.href;
  }

  get activeElement(): PageElement {
    return this.#focused ?? this.body;
  }

  createElement(name: string): PageElement {
    return new (CLASSES[name] ?? PageElement)(this, name);
  }

  createElementNS(namespace: string, name: string): PageElement {
    return namespace === HTML ? this.createElement(name) : new PageElement(this, name, namespace);
  }

  createTextNode(text: string): PageText {
    return new PageText(this, text);
  }

  createComment(text: string): PageComment {
    return new PageComment(this, text);
  }

  createDocumentFragment(): PageFragment {
    return new PageFragment(this);
  }

  getElementById(id: string): PageElement | null {
    const found: PageElement[] = [];
    this.documentElement.collect((element) => element.id === id, found, true);
    return found[0] ?? null;
  }

  querySelector(selector: string): PageElement | null {
    return this.documentElement.querySelector(selector);
  }

  querySelectorAll(selector: string): PageElement[] {
    return this.documentElement.querySelectorAll(selector);
  }

  hasFocus(): boolean {
    return true;
  }

  getSelection(): null {
    return null;
  }

  /** Null: nothing has the focus. */
  moveFocus(element: PageElement | null): void {
    const before = this.#focused;
    if (before === element || element?.isDisabled) return;
    this.#focused = element;
    before?.dispatchEvent(new PageEvent('blur', { relatedTarget: element }));
    before?.dispatchEvent(new PageEvent('focusout', { bubbles: true, relatedTarget: element }));
    element?.dispatchEvent(new PageEvent('focus', { relatedTarget: before }));
    element?.dispatchEvent(new PageEvent('focusin', { bubbles: true, relatedTarget: before }));
  }

  /** A removed element loses the focus without events. */
  loseFocusWithin(removed: PageNode): void {
    if (this.#focused !== null && removed.contains(this.#focused)) this.#focused = null;
  }

  press(element: PageElement): void {
    pressed(element);
  }

  onPost(address: string, fields: Readonly<Record<string, string>>): void {
    this.defaultView.post(address, fields);
  }
}

import { PageTarget } from './PageTarget.ts';

/** What a node needs of its document. */
export interface NodeDocument {
  createTextNode(text: string): PageNode;
  loseFocusWithin(removed: PageNode): void;
}

/** A node of a simulated page: the tree that React writes and the simulation reads. */
export abstract class PageNode extends PageTarget {
  abstract readonly nodeType: number;
  abstract readonly nodeName: string;
  readonly ownerDocument: NodeDocument | null;
  parentNode: PageNode | null = null;
  readonly childNodes: PageNode[] = [];
  nodeValue: string | null = null;

  constructor(ownerDocument: NodeDocument | null) {
    super();
    this.ownerDocument = ownerDocument;
  }

  override get above(): PageTarget | null {
    return this.parentNode;
  }

  get firstChild(): PageNode | null {
    return this.childNodes[0] ?? null;
  }

  get lastChild(): PageNode | null {
    return this.childNodes.at(-1) ?? null;
  }

  get nextSibling(): PageNode | null {
    return this.#sibling(1);
  }

  get previousSibling(): PageNode | null {
    return this.#sibling(-1);
  }

  get isConnected(): boolean {
    return this.getRootNode().nodeType === 9;
  }

  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map((child) => child.textContent).join('');
  }

  set textContent(text: string | null) {
    this.replaceChildren(...(text ? [text] : []));
  }

  appendChild<Child extends PageNode>(child: Child): Child {
    return this.insertBefore(child, null);
  }

  insertBefore<Child extends PageNode>(child: Child, before: PageNode | null): Child {
    // A fragment hands over its children.
    if (child.nodeType === 11) {
      for (const each of child.childNodes.slice()) this.insertBefore(each, before);
      return child;
    }
    child.parentNode?.removeChild(child);
    const place = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    if (place < 0) throw new Error('The node before which to insert is not a child of this node.');
    this.childNodes.splice(place, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild<Child extends PageNode>(child: Child): Child {
    const place = this.childNodes.indexOf(child);
    if (place < 0) throw new Error('The node to remove is not a child of this node.');
    this.childNodes.splice(place, 1);
    child.parentNode = null;
    this.ownerDocument?.loseFocusWithin(child);
    return child;
  }

  append(...nodes: readonly (PageNode | string)[]): void {
    for (const node of nodes) this.appendChild(this.#nodeOf(node));
  }

  replaceChildren(...nodes: readonly (PageNode | string)[]): void {
    for (const child of this.childNodes.slice()) this.removeChild(child);
    this.append(...nodes);
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  contains(other: PageNode | null): boolean {
    for (let node = other; node !== null; node = node.parentNode) if (node === this) return true;
    return false;
  }

  getRootNode(): PageNode {
    return this.parentNode?.getRootNode() ?? this;
  }

  #sibling(step: 1 | -1): PageNode | null {
    const around = this.parentNode?.childNodes;
    return around?.[around.indexOf(this) + step] ?? null;
  }

  #nodeOf(node: PageNode | string): PageNode {
    if (typeof node !== 'string') return node;
    const page = this.ownerDocument;
    if (page === null) throw new Error('Only nodes of a document take text.');
    return page.createTextNode(node);
  }
}

export class PageText extends PageNode {
  readonly nodeType = 3;
  readonly nodeName = '#text';

  constructor(page: NodeDocument, text: string) {
    super(page);
    this.nodeValue = text;
  }

  get data(): string {
    return this.nodeValue ?? '';
  }

  set data(text: string) {
    this.nodeValue = text;
  }

  override get textContent(): string {
    return this.data;
  }

  override set textContent(text: string | null) {
    this.nodeValue = text;
  }
}

export class PageComment extends PageNode {
  readonly nodeType = 8;
  readonly nodeName = '#comment';

  constructor(page: NodeDocument, text: string) {
    super(page);
    this.nodeValue = text;
  }

  override get textContent(): string {
    return '';
  }

  override set textContent(text: string | null) {
    this.nodeValue = text;
  }
}

export class PageFragment extends PageNode {
  readonly nodeType = 11;
  readonly nodeName = '#document-fragment';

  /** A fragment holds only text here. */
  querySelectorAll(): readonly PageNode[] {
    return [];
  }
}

import { PageElement } from './PageElement.ts';
import { PageEvent } from './PageEvent.ts';

export class PageAnchor extends PageElement {
  get href(): string {
    const href = this.getAttribute('href');
    return href === null ? '' : new URL(href, this.page.baseURI).href;
  }

  set href(href: string) {
    this.setAttribute('href', href);
  }

  get download(): string {
    return this.getAttribute('download') ?? '';
  }

  set download(name: string) {
    this.setAttribute('download', name);
  }

  get target(): string {
    return this.getAttribute('target') ?? '';
  }
}

export class PageDialog extends PageElement {
  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(isOpen: boolean) {
    this.toggleAttribute('open', isOpen);
  }

  showModal(): void {
    this.open = true;
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new PageEvent('close'));
  }
}

export class PageDetails extends PageElement {
  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(isOpen: boolean) {
    if (isOpen === this.open) return;
    this.toggleAttribute('open', isOpen);
    this.dispatchEvent(new PageEvent('toggle'));
  }
}

export class PageLabel extends PageElement {
  get control(): PageElement | null {
    const named = this.getAttribute('for');
    return named === null
      ? this.querySelector('input, select, textarea, button')
      : this.page.getElementById(named);
  }
}

export class PageFrame extends PageElement {}

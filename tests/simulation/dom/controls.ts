import { PageElement } from './PageElement.ts';
import { PageEvent } from './PageEvent.ts';

/** An element of a form. */
abstract class PageControl extends PageElement {
  get form(): PageForm | null {
    const named = this.getAttribute('form');
    const form = named === null ? this.closest('form') : this.page.getElementById(named);
    return form instanceof PageForm ? form : null;
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  get type(): string {
    return this.getAttribute('type') ?? 'text';
  }

  set type(type: string) {
    this.setAttribute('type', type);
  }

  get disabled(): boolean {
    return this.isDisabled;
  }

  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }

  get labels(): PageElement[] {
    const { id } = this;
    const around = this.closest('label');
    if (around !== null || id === '') return around ? [around] : [];
    return this.page.querySelectorAll('label').filter((label) => label.getAttribute('for') === id);
  }

  select(): void {}

  setCustomValidity(): void {}

  checkValidity(): boolean {
    return true;
  }
}

// React reads the accessors of a control from the prototype of its own class, so each class has its own.
export class PageInput extends PageControl {
  #value: string | null = null;
  #checked: boolean | null = null;
  readonly files: readonly unknown[] = [];
  selectionStart = 0;
  selectionEnd = 0;

  get value(): string {
    const isTick = this.type === 'checkbox' || this.type === 'radio';
    return this.#value ?? this.getAttribute('value') ?? (isTick ? 'on' : '');
  }

  set value(value: string) {
    this.#value = value;
  }

  get defaultValue(): string {
    return this.getAttribute('value') ?? '';
  }

  set defaultValue(value: string) {
    this.setAttribute('value', value);
  }

  get checked(): boolean {
    return this.#checked ?? this.hasAttribute('checked');
  }

  set checked(isChecked: boolean) {
    this.#checked = isChecked;
    if (this.#checked && this.type === 'radio') for (const other of this.#others()) other.#checked = false;
  }

  get defaultChecked(): boolean {
    return this.hasAttribute('checked');
  }

  set defaultChecked(isChecked: boolean) {
    this.toggleAttribute('checked', isChecked);
  }

  get indeterminate(): boolean {
    return false;
  }

  set indeterminate(_: boolean) {}

  setSelectionRange(): void {}

  #others(): readonly PageInput[] {
    if (this.name === '') return [];
    const around = this.form ?? this.page.body;
    return around
      .querySelectorAll('input')
      .filter((other) => other instanceof PageInput)
      .filter((other) => other !== this && other.name === this.name);
  }
}

export class PageTextArea extends PageControl {
  #value: string | null = null;
  selectionStart = 0;
  selectionEnd = 0;

  get value(): string {
    return this.#value ?? this.textContent;
  }

  set value(value: string) {
    this.#value = value;
  }

  get defaultValue(): string {
    return this.textContent;
  }

  set defaultValue(value: string) {
    this.textContent = value;
  }

  setSelectionRange(): void {}
}

export class PageOption extends PageControl {
  selected = false;
  defaultSelected = false;

  get value(): string {
    return this.getAttribute('value') ?? this.textContent;
  }

  set value(value: string) {
    this.setAttribute('value', value);
  }
}

export class PageSelect extends PageControl {
  multiple = false;

  get options(): PageOption[] {
    return this.querySelectorAll('option').filter((option) => option instanceof PageOption);
  }

  get value(): string {
    return (this.options.find(({ selected }) => selected) ?? this.options[0])?.value ?? '';
  }

  set value(value: string) {
    for (const option of this.options) option.selected = option.value === value;
  }
}

export class PageButton extends PageControl {
  override get type(): string {
    return this.getAttribute('type') ?? 'submit';
  }

  override set type(type: string) {
    this.setAttribute('type', type);
  }

  get value(): string {
    return this.getAttribute('value') ?? '';
  }

  set value(value: string) {
    this.setAttribute('value', value);
  }
}

export class PageForm extends PageElement {
  method = 'get';
  action = '';
  hidden = false;

  get elements(): PageElement[] {
    return this.querySelectorAll('input, select, textarea, button');
  }

  /** Sends the form without asking its listeners, as browsers do. */
  submit(): void {
    const fields = this.querySelectorAll('input').filter((field) => field instanceof PageInput);
    this.page.onPost(this.action, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  }

  requestSubmit(submitter: PageElement | null = null): void {
    this.dispatchEvent(new PageEvent('submit', { bubbles: true, cancelable: true, submitter }));
  }

  reset(): void {}
}

import type { AnswerPath } from '../form/answers.ts';
import type { Control } from '../form/field.ts';
import { element } from './element.ts';
import type { FormModel } from './formModel.ts';

export type PlainControl = Exclude<Control, { readonly kind: 'list' | 'group' | 'words' | 'several' }>;

interface Place {
  readonly path: AnswerPath;
  readonly id: string;
  /** An item of a list stays in it when it is empty. */
  readonly isItem: boolean;
}

/** A control of one value. An empty one takes the answer away. */
export function plainControl(
  control: PlainControl,
  model: FormModel,
  { path, id, isItem }: Place,
): HTMLElement {
  const value = model.at(path);
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  const empty = isItem ? '' : undefined;
  switch (control.kind) {
    case 'text': {
      const input = control.isLong
        ? element('textarea', { id, rows: 2 })
        : element('input', { id, type: 'text' });
      input.value = text;
      input.addEventListener('input', () => model.set(path, input.value === '' ? empty : input.value));
      return input;
    }
    case 'colour':
      return colourControl(text, id, (colour) => model.set(path, colour));
    case 'number': {
      const input = element('input', { id, type: 'number', step: control.isWhole ? '1' : 'any' });
      if (control.min !== undefined) input.min = String(control.min);
      if (control.max !== undefined) input.max = String(control.max);
      input.value = text;
      input.addEventListener('input', () =>
        model.set(path, input.value === '' ? undefined : Number(input.value)),
      );
      return input;
    }
    case 'choice': {
      const options = control.options.map((option) =>
        element('option', { value: String(option) }, String(option)),
      );
      const select = element('select', { id }, element('option', { value: '' }, '–'), ...options);
      select.value = text;
      select.addEventListener('change', () => {
        model.set(
          path,
          control.options.find((option) => String(option) === select.value),
          true,
        );
      });
      return select;
    }
    case 'yes-or-no': {
      const all = [
        ['', '–'],
        ['true', 'yes'],
        ['false', 'no'],
      ] as const;
      const select = element(
        'select',
        { id },
        ...all.map(([of, said]) => element('option', { value: of }, said)),
      );
      select.value = text;
      select.addEventListener('change', () => {
        model.set(path, select.value === '' ? undefined : select.value === 'true');
      });
      return select;
    }
    case 'json':
      return jsonControl(value, id, (read) => model.set(path, read));
  }
}

/** A colour can be picked and typed. */
function colourControl(text: string, id: string, set: (colour: string | undefined) => void): HTMLElement {
  const typed = element('input', { id, type: 'text', value: text, spellcheck: false });
  const picked = element('input', { type: 'color' });
  picked.setAttribute('aria-label', 'Pick the colour');
  const show = (): void => {
    if (/^#[0-9a-f]{6}$/.test(typed.value)) picked.value = typed.value;
    // The browser would show black.
    picked.classList.toggle('none', typed.value === '');
  };
  const take = (): void => {
    show();
    set(typed.value === '' ? undefined : typed.value);
  };
  typed.addEventListener('input', take);
  picked.addEventListener('input', () => {
    typed.value = picked.value;
    take();
  });
  show();
  return element('div', { className: 'colour' }, picked, typed);
}

/** Until it can be parsed, the answer stays as it was. */
function jsonControl(value: unknown, id: string, set: (value: unknown) => void): HTMLElement {
  const input = element('textarea', { id, rows: 2, spellcheck: false });
  input.value = value === undefined ? '' : JSON.stringify(value);
  input.addEventListener('input', () => {
    try {
      set(input.value === '' ? undefined : (JSON.parse(input.value) as unknown));
      input.setCustomValidity('');
    } catch {
      input.setCustomValidity('This is no JSON.');
    }
    input.reportValidity();
  });
  return input;
}

import type { AnswerPath } from '../form/answers.ts';
import { type Control, emptyOf, type Field } from '../form/field.ts';
import { element } from './element.ts';
import type { FormModel } from './formModel.ts';
import { plainControl } from './plainControl.ts';
import { wordsView } from './wordsView.ts';

/** The id of a control, by the place of its answer. */
export const idAt = (path: AnswerPath): string => `at-${path.join('-')}`;

/** A field with its label, its explanation and the place of its faults. */
export function fieldView(field: Field, parent: AnswerPath, model: FormModel): HTMLElement {
  const path = [...parent, field.name];
  const id = idAt(path);
  const { control, help, isRequired, isNullable } = field;
  const faults = faultsAt(path);
  const mark = isRequired ? [] : [element('small', {}, ' optional')];
  const about = element('p', { className: 'help', id: `${id}-help` }, help);
  if (isMany(control)) {
    const summary = element('summary', {}, element('span', {}, field.name), ...mark);
    const isOpen = isRequired || model.at(path) !== undefined;
    const within = manyView(control, path, model);
    return element(
      'details',
      { id, className: 'field many', open: isOpen },
      summary,
      about,
      faults,
      ...within,
    );
  }
  const label = element('label', { htmlFor: id }, field.name, ...mark);
  const place = { path, id, isItem: false };
  const asked = plainControl(control, model, place);
  const input = asked.id === id ? asked : asked.querySelector(`#${id}`);
  input?.setAttribute('aria-describedby', `${id}-help ${faults.id}`);
  const none = isNullable ? [noneView(path, model)] : [];
  return element('div', { className: 'field' }, label, asked, ...none, about, faults);
}

type Many = Extract<Control, { readonly kind: 'list' | 'group' | 'words' | 'several' }>;

function isMany(control: Control): control is Many {
  return ['list', 'group', 'words', 'several'].includes(control.kind);
}

function faultsAt(path: AnswerPath): HTMLElement {
  const place = element('div', { className: 'faults', id: `${idAt(path)}-faults` });
  place.dataset['faultsAt'] = path.join('.');
  return place;
}

function noneView(path: AnswerPath, model: FormModel): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: model.at(path) === null });
  box.addEventListener('change', () => model.set(path, box.checked ? null : undefined, true));
  return element('label', { className: 'tick' }, box, element('span', {}, 'none at all (null)'));
}

function manyView(control: Many, path: AnswerPath, model: FormModel): readonly HTMLElement[] {
  switch (control.kind) {
    case 'group':
      return control.fields.map((field) => fieldView(field, path, model));
    case 'words':
      return wordsView(path, model);
    case 'several':
      return [severalView(control.options, path, model)];
    case 'list':
      return listView(control, path, model);
  }
}

/** Ticked options, in the order of the schema. */
function severalView(options: readonly (string | number)[], path: AnswerPath, model: FormModel): HTMLElement {
  const isOn = (option: string | number): boolean => ((model.at(path) ?? []) as unknown[]).includes(option);
  const ticks = options.map((option) => {
    const box = element('input', { type: 'checkbox', checked: isOn(option) });
    box.addEventListener('change', () => {
      model.set(
        path,
        options.filter((each) => (each === option ? box.checked : isOn(each))),
      );
    });
    return element('label', { className: 'tick' }, box, element('span', {}, String(option)));
  });
  return element('div', { className: 'ticks' }, ...ticks);
}

function listView(
  { item, length }: Extract<Control, { readonly kind: 'list' }>,
  path: AnswerPath,
  model: FormModel,
): readonly HTMLElement[] {
  const items = (model.at(path) ?? []) as readonly unknown[];
  const rows = Array.from({ length: length ?? items.length }, (_, index) =>
    itemView(item, [...path, index], model, length === undefined),
  );
  if (length !== undefined) return [element('div', { className: 'several' }, ...rows)];
  const add = element('button', { type: 'button', id: `${idAt(path)}-add` }, 'Add');
  add.setAttribute('aria-label', `Add to ${path.join('.')}`);
  add.addEventListener('click', () => model.set([...path, items.length], emptyOf(item), true));
  return [...rows, add];
}

function itemView(item: Control, path: AnswerPath, model: FormModel, isRemovable: boolean): HTMLElement {
  const place = { path, id: idAt(path), isItem: true };
  const inner = isMany(item) ? manyView(item, path, model) : [plainControl(item, model, place)];
  const name = path.join('.');
  if (!isMany(item)) {
    const [control] = inner;
    (control?.querySelector(`#${place.id}`) ?? control)?.setAttribute('aria-label', name);
  }
  const remove = element('button', { type: 'button', id: `${place.id}-remove` }, 'Remove');
  remove.setAttribute('aria-label', `Remove ${name}`);
  remove.addEventListener('click', () => model.set(path, undefined, true));
  return element('div', { className: 'item' }, ...inner, ...(isRemovable ? [remove] : []), faultsAt(path));
}

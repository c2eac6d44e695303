type Child = Node | string;
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset' | 'children'>
> & { readonly aria?: Readonly<Record<string, string>> };

/** A new element with these properties, `aria-` attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { aria = {}, ...properties }: Properties<Tag> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  for (const [name, value] of Object.entries(aria)) made.setAttribute(`aria-${name}`, value);
  made.append(...children);
  return made;
}

/** The element that the page has from the server. */
export function required(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Says something to everyone, also to those who do not see the page. */
export function announce(text: string): void {
  required('status').textContent = text;
}

/** A select with its label. */
export function labelledSelect<Value extends string>(
  label: string,
  options: readonly (readonly [value: Value, text: string])[],
  chosen: Value,
  onChange: (value: Value) => void,
): HTMLLabelElement {
  const select = element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)));
  select.value = chosen;
  select.addEventListener('change', () => onChange(select.value as Value));
  return element('label', {}, element('span', {}, label), select);
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

export function button(words: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, words);
  made.addEventListener('click', onPress);
  return made;
}

/** A plain button of a mock. */
export function button(words: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = words;
  element.addEventListener('click', onPress);
  return element;
}

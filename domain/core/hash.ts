/** A short hash, to recognise a text without storing it. Not a cryptographic one: it hides no guessable text. */
export function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

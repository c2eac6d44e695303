/** An element of a drawing. Drawings of brands have no text and no entities. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Returns the root of a drawing; undefined if it has none. */
export function svgTree(text: string): SvgElement | undefined {
  const root: { children: SvgElement[] } = { children: [] };
  const open: { children: SvgElement[] }[] = [root];
  for (const [, closing, name = '', attributes = '', empty] of text.matchAll(TAG)) {
    if (closing) open.pop();
    else {
      const element = { name, attributes: read(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root.children[0];
}

function read(attributes: string): Record<string, string> {
  const pairs = Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

import type { ElementType, Key, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

export interface Props {
  readonly children?: ReactNode;
}

/**
 * Wraps each text that has siblings in a `span` (ADR 5). React edits text nodes in place, which fails after a page
 * translator has replaced them. A text without siblings is safe: React replaces the element's whole content. Skips
 * components: they pass their children to elements, and `tests/architecture/bareTexts.test.ts` forbids them to return a
 * bare text.
 */
export function withOwnTexts(type: ElementType, props: Props): Props {
  if (typeof type === 'function' || typeof type === 'object') return props;
  // Not a component, not a tag: a fragment or the like, whose texts are siblings in its parent.
  return { ...props, children: settled(props.children, typeof type === 'string') };
}

function settled(node: ReactNode, mayHoldText: boolean, key: Key = ''): ReactNode {
  if (!Array.isArray(node)) return mayHoldText || !isText(node) ? node : own(node, key);
  const nodes: readonly ReactNode[] = node;
  if (mayHoldText && !nodes.some(isDrawn)) return nodes.filter(isText).join('');
  // Adjacent texts merge at the first one's index. All other children keep their index, which is React's key.
  const texts: string[] = [];
  let first = -1;
  for (const [place, each] of nodes.entries()) {
    if (isDrawn(each)) first = -1;
    if (!isText(each)) continue;
    if (first < 0) first = place;
    texts[first] = (texts[first] ?? '') + String(each);
  }
  return nodes.map((each, place) => settled(isText(each) ? texts[place] : each, false, `:${place}`));
}

/** White space stays outside the span: it separates words in accessible names, and translators do not touch it. */
function own(text: string | number, key: Key): ReactNode {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(`${text}`) ?? [];
  return words ? [before, jsx('span', { children: words }, key), after] : text;
}

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

const isDrawn = (node: ReactNode): boolean => typeof node === 'object' && node !== null;

import type { ElementType, Key, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** What an element is made with, as far as it concerns its texts. */
export interface Props {
  readonly children?: ReactNode;
}

/**
 * Gives each text that stands beside something else an element of its own (ADR 5). React writes into the text nodes of
 * such texts, inserts before them and removes them, although a page translator has put other nodes in their place. Where
 * an element holds one text and nothing else, React exchanges all that is in it.
 *
 * A component is passed by: it hands its children to elements. What it returns is never a bare text, which
 * `tests/architecture/bareTexts.test.ts` sees to.
 */
export function withOwnTexts(type: ElementType, props: Props): Props {
  if (typeof type === 'function' || typeof type === 'object') return props;
  // What is neither a component nor a tag is a fragment or the like: its texts stand among those of its parent.
  return { ...props, children: settled(props.children, typeof type === 'string') };
}

function settled(node: ReactNode, mayHoldText: boolean, key: Key = ''): ReactNode {
  if (!Array.isArray(node)) return mayHoldText || !isText(node) ? node : own(node, key);
  const nodes: readonly ReactNode[] = node;
  if (mayHoldText && !nodes.some(isDrawn)) return nodes.filter(isText).join('');
  // Adjacent texts become one, in the place of the first: each other part keeps its place, by which React knows it.
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

/** White space stays outside, where it keeps words apart also in spoken names: no translator touches it. */
function own(text: string | number, key: Key): ReactNode {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(`${text}`) ?? [];
  return words ? [before, jsx('span', { children: words }, key), after] : text;
}

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

const isDrawn = (node: ReactNode): boolean => typeof node === 'object' && node !== null;

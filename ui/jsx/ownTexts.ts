import type { ElementType, Key, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** What an element is made with, as far as it concerns its texts. */
export interface Props {
  readonly children?: ReactNode;
}

/**
 * Gives each text that stands beside something else an element of its own (ADR 72). React writes into the text nodes of
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

function settled(children: ReactNode, mayHoldText: boolean, key: Key = ''): ReactNode {
  if (!Array.isArray(children)) return mayHoldText || !isText(children) ? children : own(children, key);
  const nodes = joined(children);
  if (mayHoldText && !nodes.some(isDrawn)) return nodes.find(isText);
  return nodes.map((node, place) => settled(node, false, `:${place}`));
}

/** Adjacent texts become one, in the place of the first: each other part keeps its place, by which React knows it. */
function joined(nodes: readonly ReactNode[]): readonly ReactNode[] {
  const result: ReactNode[] = [];
  let first = -1;
  let text = '';
  for (const node of nodes) {
    if (isDrawn(node)) first = -1;
    if (!isText(node)) result.push(node);
    else if (first < 0) {
      text = String(node);
      first = result.push(node) - 1;
    } else {
      text += String(node);
      result[first] = text;
      result.push(null);
    }
  }
  return result;
}

/** White space stays outside, where it keeps words apart also in spoken names: no translator touches it. */
function own(text: string | number, key: Key): ReactNode {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(`${text}`) ?? [];
  return words ? [before, jsx('span', { children: words }, key), after] : text;
}

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

const isDrawn = (node: ReactNode): boolean => typeof node === 'object' && node !== null;

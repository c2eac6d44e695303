import type { ElementType, Key } from 'react';
import { type JSXSource, jsxDEV as element } from 'react/jsx-dev-runtime';
import { type Props, withOwnTexts } from './ownTexts.ts';

/** JSX factory of development builds and tests. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  const own = withOwnTexts(type, props);
  return element(type, own, key, isStatic && Array.isArray(own.children), source, self);
}
export { Fragment } from 'react/jsx-dev-runtime';

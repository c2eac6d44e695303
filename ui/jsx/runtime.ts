import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { type Props, withOwnTexts } from './ownTexts.ts';

/** Into calls of these two the compilers turn JSX. React's own differ in what they say during development only. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, withOwnTexts(type, props), key);
export { jsx as jsxs };
export { Fragment } from 'react/jsx-runtime';

import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { type Props, withOwnTexts } from './ownTexts.ts';

/** JSX factories of production builds. React's own `jsx` and `jsxs` differ only in development warnings. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, withOwnTexts(type, props), key);
export { jsx as jsxs };
export { Fragment } from 'react/jsx-runtime';

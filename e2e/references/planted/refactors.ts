import {
  coloursAsRgb,
  ifGridIsKnown,
  inOneLayer,
  insetLonghand,
  longhand,
  oneSided,
  physical,
  printLast,
  propertiesSorted,
  pxAsRem,
  remAsPx,
  selectorsApart,
  sizesPhysical,
  spaced,
  weightsAsWords,
} from './cssRewrites.ts';
import type { Planted } from './plant.ts';

/** A change of the sources after which the pages look the same. */
export interface Refactor extends Planted {
  readonly says: string;
  /** Runs in the page before it is looked at. Must be self-contained. */
  readonly inPage?: () => void;
}

/** The build's class names, a sign and three characters: in style sheets, then in markup and scripts; zod's mark is none. */
const CLASS_IN_STYLES = /\.(_[\w-]{3})(?![\w-])/g;
const CLASS_IN_QUOTES = /(?<=["'\s`])(_(?!zod)[\w-]{3})(?=["'\s`])/g;

/** Twenty refactors that the references must not notice. */
export const REFACTORS: readonly Refactor[] = [
  { says: 'style sheets have spaces, line breaks and comments', styles: spaced },
  { says: 'lengths in px are written in rem', styles: pxAsRem },
  { says: 'lengths in rem are written in px', styles: remAsPx },
  { says: 'margins and paddings are written side by side', styles: longhand },
  { says: 'logical sides are written as physical ones', styles: physical },
  { says: 'margins and paddings of an axis are written as two sides', styles: oneSided },
  { says: 'logical sizes are written as width and height', styles: sizesPhysical },
  { says: 'insets are written as four edges', styles: insetLonghand },
  { says: 'colours are written as red, green and blue', styles: coloursAsRgb },
  { says: 'weights are written as words', styles: weightsAsWords },
  { says: 'custom properties stand in another order', styles: propertiesSorted },
  { says: 'rules of several selectors are written one by one', styles: selectorsApart },
  { says: 'all rules lie in one layer', styles: inOneLayer },
  { says: 'all rules depend on something that every browser has', styles: ifGridIsKnown },
  { says: 'rules for paper come last', styles: printLast },
  {
    says: 'distances and colours have other names',
    all: (text) => text.replace(/--(s-\d+|ink|surface|line)\b(?!-)/g, '--our-$1'),
  },
  {
    says: 'classes have other names',
    all: (text, type) => {
      const styled = type.startsWith('text/javascript') ? text : text.replace(CLASS_IN_STYLES, '.renamed$1');
      return styled.replace(CLASS_IN_QUOTES, 'renamed$1');
    },
  },
  {
    says: 'the words of paragraphs lie in an element of their own',
    inPage: () => {
      for (const paragraph of document.querySelectorAll('main p, main li > a, main label')) {
        if (paragraph.children.length > 0) continue;
        const span = document.createElement('span');
        span.append(...paragraph.childNodes);
        paragraph.append(span);
      }
    },
  },
  {
    says: 'the page’s content lies in one more element',
    inPage: () => {
      const wrapper = document.createElement('div');
      wrapper.style.display = 'contents';
      const main = document.querySelector('main');
      wrapper.append(...(main?.childNodes ?? []));
      main?.append(wrapper);
    },
  },
  {
    says: 'boxes are sections, with names and marks',
    inPage: () => {
      let count = 0;
      for (const box of [...document.querySelectorAll('main div[class]')].toReversed()) {
        const section = document.createElement('section');
        for (const { name, value } of box.attributes) section.setAttribute(name, value);
        section.dataset['mark'] = String((count += 1));
        section.append(...box.childNodes);
        box.replaceWith(section);
      }
    },
  },
];

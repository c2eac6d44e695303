import type { Box } from '#tools/check/references/boxes.ts';

/**
 * Runs in the page: what it paints above a height, without the elements that paint nothing themselves. Pseudo-elements
 * are not among it. Must be self-contained.
 */
export function paintedBoxes(tallest: number): Box[] {
  interface Edges {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const [acrossScrolled, downScrolled] = [window.scrollX, window.scrollY];
  const page: Edges = {
    left: -acrossScrolled,
    top: -downScrolled,
    right: document.documentElement.clientWidth - acrossScrolled,
    bottom: tallest - downScrolled,
  };
  const CLEAR = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;
  const LONGEST = 40;
  const texts: Box[] = [];
  /** By place: two elements of the same edges paint one box. */
  const grounds = new Map<string, { readonly box: Box; readonly paints: Set<string> }>();
  for (const child of document.body.children) walk(child, page);
  const painted = [...grounds.values()].map(({ box, paints }) => ({
    ...box,
    kind: [...paints].toSorted().join('+'),
  }));
  return [...texts, ...painted];

  function walk(element: Element, clip: Edges): void {
    const style = getComputedStyle(element);
    const hasBox = style.display !== 'contents';
    if (style.display === 'none' || (hasBox && !element.checkVisibility({ opacityProperty: true }))) return;
    // Only for screen readers.
    if (style.clipPath.startsWith('inset(50%')) return;
    const box = element.getBoundingClientRect();
    // A modal dialog, a popover and a fixed box are not cut by what contains them.
    const isFree = style.position === 'fixed' || element.matches(':modal, :popover-open');
    const outside = isFree ? page : clip;
    if (style.visibility === 'visible') {
      const control = nameOfControl(element);
      if (control !== null) add(texts, box, outside, ...control);
      else if (hasBox) addGround(style, box, outside);
    }
    if (isReplaced(element)) return;
    const cuts = hasBox && (style.overflowX !== 'visible' || style.overflowY !== 'visible');
    const inside = cuts ? common(outside, box) : outside;
    let run: Text[] = [];
    for (const child of element.childNodes) {
      if (child instanceof Text) run.push(child);
      else if (child instanceof Element) {
        if (style.visibility === 'visible') addText(run, inside);
        run = [];
        walk(child, inside);
      }
    }
    if (style.visibility === 'visible') addText(run, inside);
  }

  function addText(run: readonly Text[], clip: Edges): void {
    const [first, last] = [run[0], run.at(-1)];
    const words = run.map(({ data }) => data).join('');
    if (first === undefined || last === undefined || words.trim() === '') return;
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(last, last.length);
    const box = range.getBoundingClientRect();
    const seen = common(box, clip);
    // What is for screen readers only is cut to a pixel.
    if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) add(texts, box, clip, 'text', words);
  }

  function addGround(style: CSSStyleDeclaration, box: DOMRect, clip: Edges): void {
    const isEdge = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
      style[`border${side}Style`] !== 'none' &&
      style[`border${side}Width`] !== '0px' &&
      !CLEAR.test(style[`border${side}Color`]);
    const paints = [
      ...(CLEAR.test(style.backgroundColor) ? [] : ['fill']),
      ...(style.backgroundImage === 'none' ? [] : ['picture']),
      ...((['Top', 'Right', 'Bottom', 'Left'] as const).some(isEdge) ? ['line'] : []),
      ...(style.boxShadow === 'none' ? [] : ['shadow']),
      ...(style.outlineStyle === 'none' || style.outlineWidth === '0px' ? [] : ['outline']),
    ];
    if (paints.length === 0) return;
    const found: Box[] = [];
    add(found, box, clip, '', '');
    for (const one of found) {
      const place = [one.x, one.y, one.width, one.height].join();
      const ground = grounds.get(place) ?? { box: one, paints: new Set<string>() };
      grounds.set(place, ground);
      for (const paint of paints) ground.paints.add(paint);
    }
  }

  function nameOfControl(element: Element): [kind: string, words: string] | null {
    if (element instanceof HTMLImageElement) {
      const [file = ''] = new URL(element.currentSrc || element.src || 'about:blank').pathname
        .split('/')
        .slice(-1);
      return ['image', element.alt || file];
    }
    if (element instanceof SVGElement) return ['icon', ''];
    if (element instanceof HTMLInputElement)
      return ['field', `${element.type} ${element.value || element.placeholder}`];
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      return ['field', `${element.localName} ${element.value}`];
    return isReplaced(element) ? ['frame', element.localName] : null;
  }

  function isReplaced(element: Element): boolean {
    return element.matches(
      'img, svg, input, textarea, select, iframe, canvas, video, object, progress, meter',
    );
  }

  function add(list: Box[], box: DOMRect, clip: Edges, kind: string, words: string): void {
    const { left, top, right, bottom } = common(box, clip);
    const [width, height] = [Math.round(right - left), Math.round(bottom - top)];
    if (width < 1 || height < 1) return;
    const plain = words.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    list.push({
      x: Math.round(left + acrossScrolled),
      y: Math.round(top + downScrolled),
      width,
      height,
      kind,
      words: plain.slice(0, LONGEST).trim(),
    });
  }

  function common(one: Edges, other: Edges): Edges {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }
}

import { beforeEach, expect, it, vi } from 'vitest';
import { letGesture } from '#ui/screens/entry/balance/letGesture.ts';

const SHOWN = '/brands/de/keyVisual.svg';
const DARK = '/brands/de/keyVisualDark.svg';
const DRAWING = '<svg><g><animateTransform begin="indefinite"/></g></svg>';

/** The entry page; jsdom has no layout and chooses no source. */
function page(shown: string, height = 200): { readonly card: Element; readonly image: HTMLImageElement } {
  document.body.innerHTML = `<div data-pictured>
    <h1>50,00 €</h1>
    <picture><source media="print" srcset="${DARK}"><img src="${SHOWN}" alt=""></picture>
  </div>`;
  const [card, image] = [document.querySelector('h1'), document.querySelector('img')];
  if (card === null || image === null) throw new Error('no page');
  Object.defineProperties(image, {
    clientHeight: { value: height },
    currentSrc: { configurable: true, value: new URL(shown, document.baseURI).href },
  });
  return { card, image };
}

const source = () => document.querySelector('source')?.srcset;
const reading = (drawing: string | null) => vi.fn(async () => drawing);

beforeEach(() => {
  document.body.innerHTML = '';
});

it('begins the movement of the picture that is shown', async () => {
  const { card, image } = page(SHOWN);
  const read = reading(DRAWING);
  await letGesture(card, read);
  expect(read).toHaveBeenCalledWith(new URL(SHOWN, document.baseURI).href);
  expect(decodeURIComponent(image.src)).toContain('<animateTransform begin="0s"/>');
  expect(source()).toBe(DARK);
});

it('begins that of the file for the dark scheme, and leaves the other', async () => {
  const { card, image } = page(DARK);
  await letGesture(card, reading(DRAWING));
  expect(decodeURIComponent(source() ?? '')).toContain('begin="0s"');
  expect(image.src).toBe(new URL(SHOWN, document.baseURI).href);
});

it.each([
  ['a drawing without a movement', SHOWN, 200, '<svg/>'],
  ['a drawing that cannot be read', SHOWN, 200, null],
  ['a picture that is out of sight', SHOWN, 0, DRAWING],
  ['a picture of another host', 'https://pictures.example/a.svg', 200, DRAWING],
])('leaves %s as it is', async (_what, shown, height, drawing) => {
  const { card, image } = page(shown, height);
  await letGesture(card, reading(drawing));
  expect(image.src).toBe(new URL(SHOWN, document.baseURI).href);
  expect(source()).toBe(DARK);
});

it('leaves a picture that changed meanwhile', async () => {
  const { card, image } = page(SHOWN);
  await letGesture(card, async () => {
    Object.defineProperty(image, 'currentSrc', { value: new URL(DARK, document.baseURI).href });
    return DRAWING;
  });
  expect(source()).toBe(DARK);
});

it('leaves a page without a picture', async () => {
  document.body.innerHTML = '<h1>50,00 €</h1>';
  const read = reading(DRAWING);
  await letGesture(document.body, read);
  expect(read).not.toHaveBeenCalled();
});

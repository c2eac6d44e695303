import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paint } from '#src/paint.ts';
import { aSiteEntry } from '#tests/data/site.ts';

const root = document.documentElement;
const adopted = vi.hoisted(() => vi.fn<(brand: unknown) => void>());
vi.mock('#ui/theme/adoptTheme.ts', () => ({ adoptTheme: adopted, OWN: 'own' }));

const DE = aSiteEntry();
const OPERATORS = aSiteEntry({ brandingColor: '#00695c' });

beforeEach(() => {
  adopted.mockReset();
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#16181d" media="(prefers-color-scheme: dark)">';
});
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['brand', 'dark', 'layout', 'shape']) delete root.dataset[name];
});

const painted = () => ({
  brand: root.dataset['brand'],
  dark: root.dataset['dark'],
  layout: root.dataset['layout'],
  shape: root.dataset['shape'],
});
const frames = () => [...document.head.querySelectorAll('meta')].map((meta) => meta.content);

it('applies a known brand immediately, in colours from the build', () => {
  void paint(DE, DE);
  expect(painted()).toEqual({ brand: 'de', dark: 'auto', layout: 'modern' });
  expect(adopted).not.toHaveBeenCalled();
});

it('applies the shape once the site is loaded, and keeps it', () => {
  void paint({ ...DE, shape: 'leaf' }, DE);
  void paint(DE, DE);
  expect(painted()).toMatchObject({ shape: 'leaf' });
});

it('derives the colours of an operator’s brand', async () => {
  await paint(OPERATORS, DE);
  expect(root).toHaveAttribute('data-brand', 'own');
  expect(adopted).toHaveBeenCalledExactlyOnceWith(OPERATORS);
});

it('derives the colours again if only the layout differs', async () => {
  await paint({ ...DE, layout: 'classic' }, DE);
  expect(painted()).toMatchObject({ brand: 'own', layout: 'classic' });
});

it('keeps the previous colours if those of the operator cannot be derived', async () => {
  void paint(DE, DE);
  adopted.mockImplementation(() => {
    throw new Error('no such sheet');
  });
  await paint(OPERATORS, DE);
  expect(root).toHaveAttribute('data-brand', 'de');
  expect(frames()).toEqual(['#d32b2d', '#16181d']);
});

it('applies the later of two brands, even if the earlier one is derived later', async () => {
  const earlier = paint(OPERATORS, DE);
  await paint(DE, DE);
  await earlier;
  expect(root).toHaveAttribute('data-brand', 'de');
  expect(adopted).not.toHaveBeenCalled();
});

it('colours the browser’s frame in the light scheme, also in an operator’s colour', async () => {
  void paint(DE, DE);
  expect(frames()).toEqual(['#d32b2d', '#16181d']);
  await paint(OPERATORS, DE);
  expect(frames()).toEqual(['#00695c', '#16181d']);
});

it('stays light on a site without dark colours', () => {
  void paint({ ...DE, dark: 'off' }, DE);
  expect(root).toHaveAttribute('data-dark', 'off');
  expect(frames()).toEqual(['#d32b2d', '#d32b2d']);
});

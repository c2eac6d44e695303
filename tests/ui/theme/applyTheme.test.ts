import { expect, it } from 'vitest';
import { applyTheme } from '#ui/theme/applyTheme.ts';
import { deriveTheme } from '#ui/theme/deriveTheme.ts';
import { SURFACES } from '#ui/theme/surfaces.ts';

it('names the layout and writes the brand on the given element', () => {
  const root = document.createElement('html');
  applyTheme(root, 'modern', deriveTheme('#ffd400', SURFACES.modern));
  expect(root.dataset['layout']).toBe('modern');
  expect(root.style.getPropertyValue('--brand-fill')).toBe('#ffd400');
  expect(root.style.getPropertyValue('--brand-on-fill')).toBe('#1a1a1a');
});

import { expect, it } from 'vitest';
import { documentTitle } from '#ui/frame/documentTitle.ts';

it('puts the page name before the brand', () => {
  expect(documentTitle('Bücherwurm', 'Frohgut')).toBe('Bücherwurm – Frohgut');
});

it('isolates a shop name with bidi characters so that it cannot reverse the brand', () => {
  expect(documentTitle('Bowl\u202eyaw', 'Frohgut')).toBe('\u2068Bowlyaw\u2069 – Frohgut');
});

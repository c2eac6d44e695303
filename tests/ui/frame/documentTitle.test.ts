import { expect, it } from 'vitest';
import { documentTitle } from '#ui/frame/documentTitle.ts';

it('names the page before the brand', () => {
  expect(documentTitle('Bücherwurm', 'Frohgut')).toBe('Bücherwurm – Frohgut');
});

it('lets no shop turn the brand behind its name', () => {
  expect(documentTitle('Bowl\u202eyaw', 'Frohgut')).toBe('\u2068Bowlyaw\u2069 – Frohgut');
});

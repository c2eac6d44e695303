import { expect, it } from 'vitest';
import { ownRules } from '#tools/build/ownRules.ts';

const OURS = { id: 'ours', shape: 'leaf', composition: 'card' } as const;
const OWN = '[data-brand=ours]{a:b}[data-shape=leaf]{a:b}[data-composition=card] .a{a:b}';

it.each([
  ['drops another brand', '[data-brand=ours-too]{a:b}', ''],
  ['drops another face', '[data-face=ours-too]{a:b}', ''],
  [
    'keeps the device’s fonts for headings of the brand only',
    '@font-face{font-family:like-ours-too;a:b}@font-face{font-family:like-ours;a:b}',
    '@font-face{font-family:like-ours;a:b}',
  ],
  [
    'drops what Lightning CSS adds for `light-dark()`',
    ':root{--lightningcss-light:initial;--lightningcss-dark: ;a:b}@media (c){:root{--lightningcss-light: ;--lightningcss-dark:initial}}',
    ':root{a:b}',
  ],
  ['drops another shape', '[data-shape=tab]{a:b}', ''],
  ['keeps what is also for the root', ':root,[data-shape=rounded]{a:b}', ':root,[data-shape=rounded]{a:b}'],
  ['drops another composition', '[data-composition=poster] .a{a:b}', ''],
  [
    'keeps what a layout falls back to',
    '[data-composition=split] .a{a:b}[data-composition=banner] .a{a:b}',
    '[data-composition=split] .a{a:b}[data-composition=banner] .a{a:b}',
  ],
  [
    'looks into conditions',
    '@media print{[data-shape=tab] .a{a:b}[data-shape=leaf] .a{a:b}}',
    '@media print{[data-shape=leaf] .a{a:b}}',
  ],
])('%s', (_, more, kept) => {
  expect(ownRules(`${OWN}${more}`, OURS)).toEqual({ styles: `${OWN}${kept}`, face: null });
});

it('takes the file of the brand’s face apart', () => {
  const [ours, others] = ['ours', 'ours-too'].map(
    (id) => `@font-face{font-family:face-${id};src:url(/${id})}`,
  );
  const use = '[data-face=ours]{a:b}';
  expect(ownRules(`${OWN}${others}${ours}${use}`, OURS)).toEqual({ styles: `${OWN}${use}`, face: ours });
});

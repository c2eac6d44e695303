import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Pictures with a single size: a chosen file, a drawing of the app, a static drawing. */
const OF_ONE_SIZE = [
  'parts/upload/FilePreview.tsx',
  'parts/upload/cover/CoverBoard.tsx',
  'screens/charge/enter/Explainer.tsx',
  'screens/codes/codePage/CodePicture.tsx',
  'screens/codes/codePage/TillCode.tsx',
];

it('has the pictures of sites and answers drawn by the one part that knows their twofold size', () => {
  const drawing = readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && /<img\b/.test(readFileSync(`ui/${name}`, 'utf8')));
  expect(drawing.toSorted()).toEqual(['kit/Picture.tsx', ...OF_ONE_SIZE]);
});

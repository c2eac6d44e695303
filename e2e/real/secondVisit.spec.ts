import { receivedAt, sumOf } from '../support/bytes.ts';
import { expect, test } from '../support/test.ts';

test.use({ wall: 'whole' });

test('a second visit transfers at most 3 % of the first, and requests no file but the page', async ({
  context,
  watch,
}) => {
  watch.blocks('eu.frcapi.com');
  const first = await receivedAt(context, '/');
  const second = await receivedAt(context, '/');

  const pathsOf = (received: typeof first) => received.map(({ url }) => new URL(url).pathname);
  expect(pathsOf(first)).toContainEqual(expect.stringMatching(/^\/js\/lib\./));
  expect(pathsOf(first)).toContainEqual(expect.stringMatching(/^\/media\/shops\/.+\.svg$/));
  expect(pathsOf(second).filter((path) => !path.startsWith('/api/'))).toEqual(['/']);
  expect(sumOf(second) / sumOf(first)).toBeLessThanOrEqual(0.03);
});

import { afterEach, expect, it, vi } from 'vitest';
import { readDrawing } from '#infrastructure/page/readDrawing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer =
  (type: string, status = 200) =>
  async () =>
    new Response('<svg/>', { status, headers: { 'content-type': type } });

it('returns the source of a drawing', async () => {
  const fetched = vi.fn(answer('image/svg+xml; charset=utf-8'));
  vi.stubGlobal('fetch', fetched);
  expect(await readDrawing('/brands/de/keyVisual.svg')).toBe('<svg/>');
  expect(fetched).toHaveBeenCalledWith('/brands/de/keyVisual.svg', { cache: 'force-cache' });
});

it.each([
  ['a photo', answer('image/webp')],
  ['a page of a proxy', answer('text/html')],
  ['a missing file', answer('image/svg+xml', 404)],
  [
    'no network',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('returns null for %s', async (_what, fetched) => {
  vi.stubGlobal('fetch', fetched);
  expect(await readDrawing('/brands/de/keyVisual.svg')).toBeNull();
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/test.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
/** Each of them is in the workshop's own files or in the frames' part of the mock build. */
const MARKS = /\/gallery\/|gallery\.localhost|workshopDraft/;

test('the build for operators contains nothing of the workshop', async ({ request, port }) => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|json|conf)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .map((file) => join(DIST, file))
    .filter((file) => statSync(file).isFile() && MARKS.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);

  const page = await request.get(`http://127.0.0.1:${port}/gallery`);
  expect(await page.text()).not.toContain('Workshop');
  const script = await request.get(`http://127.0.0.1:${port}/gallery/files/workshop.css`);
  expect(script.status()).toBe(404);
});

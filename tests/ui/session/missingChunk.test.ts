import { expect, it } from 'vitest';
import { isMissingChunk } from '#ui/session/missingChunk.ts';

/** As the bundler's runtime throws it. */
function chunkError(message: string, name = 'Error') {
  return Object.assign(new Error(message), { name });
}

it.each([
  chunkError('Loading chunk 42 failed.\n(missing: http://de.localhost/js/async/42.js)', 'ChunkLoadError'),
  chunkError('Loading chunk text-de failed.'),
  chunkError('Loading CSS chunk 42 failed.\n(/css/async/42.css)', 'Error'),
  chunkError('', 'ChunkLoadError'),
])('recognises a missing chunk: %s', (error) => {
  expect(isMissingChunk(error)).toBe(true);
});

it.each([
  chunkError('chunk of bread'),
  new TypeError('undefined is not a function'),
  'Loading chunk 42 failed.',
  null,
  undefined,
  { message: 'Loading chunk 42 failed.' },
])('does not take other errors for a missing chunk: %s', (error) => {
  expect(isMissingChunk(error)).toBe(false);
});

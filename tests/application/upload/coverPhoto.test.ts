import { expect, it } from 'vitest';
import { coverPhoto } from '#application/upload/coverPhoto.ts';
import { done, refused } from '#domain/core/result.ts';
import { LARGEST_UPLOAD } from '#domain/upload/uploadCheck.ts';

const FILE = { name: 'receipt.png', kind: 'png', bytes: Uint8Array.of(1, 2, 3) } as never;
const COVERS = [{ left: 0.1, top: 0.1, width: 0.2, height: 0.1 }] as never;

const drawing = (bytes: Uint8Array | null) => {
  const asked: unknown[] = [];
  const covered = async (...of: unknown[]) => {
    asked.push(of);
    return bytes;
  };
  return { asked, answer: coverPhoto({ covered }, FILE, COVERS) };
};

it('sends the covered picture instead of the original', async () => {
  const { asked, answer } = drawing(Uint8Array.of(9));
  expect(await answer).toEqual(done({ name: 'receipt.png', kind: 'jpeg', bytes: Uint8Array.of(9) }));
  expect(asked).toEqual([[Uint8Array.of(1, 2, 3), COVERS, LARGEST_UPLOAD]]);
});

it.each([
  ['cannot draw it', null],
  ['draws nothing', new Uint8Array()],
])('rejects the picture if the device %s', async (_, bytes) => {
  expect(await drawing(bytes).answer).toEqual(refused('damaged'));
});

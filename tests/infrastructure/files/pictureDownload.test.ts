import { expect, it, vi } from 'vitest';
import { savePicture } from '#infrastructure/files/pictureDownload.ts';

it('saves a picture as PNG under the given name', () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  const names: string[] = [];
  const link = { href: '', download: '', click: () => void names.push(`${link.href} ${link.download}`) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('window', { setTimeout: () => 0 });
  savePicture(new Blob(['picture']), 'shop-voucher');
  expect(names).toEqual(['blob:x shop-voucher.png']);
});

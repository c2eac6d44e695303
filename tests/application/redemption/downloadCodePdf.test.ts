import { expect, it } from 'vitest';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { done } from '#domain/core/result.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aPdf, aRefusingFile } from '#tests/data/document.ts';
import { fakeRedeemLinkApi } from '#tests/data/fakeApis.ts';
import { fakeFiles } from '#tests/data/fakeDevice.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

function aDownload(...pdfs: Answer<ReceivedFile>[]) {
  const api = fakeRedeemLinkApi({ pdfs });
  const files = fakeFiles();
  return { api, files, download: new DownloadCodePdf(api, files) };
}

it('saves the codes as a PDF', async () => {
  const { api, files, download } = aDownload(done(aPdf()));
  expect(await download.execute(aLinkToken, 'shop-voucher')).toEqual(done(null));
  expect(api.fetched).toEqual([aLinkToken]);
  expect(files.saved).toEqual([{ file: { format: 'pdf', ...aPdf() }, name: 'shop-voucher' }]);
});

it('does not save a file that is no PDF', async () => {
  const { files, download } = aDownload(done(aRefusingFile()));
  expect(await download.execute(aLinkToken, 'shop-voucher')).toEqual(refusal('file-unusable'));
  expect(files.saved).toEqual([]);
});

it('passes on a refusal', async () => {
  const { download } = aDownload(refusal('link-expired'));
  expect(await download.execute(aLinkToken, 'shop-voucher')).toEqual(refusal('link-expired'));
});

it('makes no call with an invalid link', async () => {
  const { api, download } = aDownload();
  expect(await download.execute('x', 'shop-voucher')).toEqual(refusal('link-unknown'));
  expect(api.fetched).toEqual([]);
});

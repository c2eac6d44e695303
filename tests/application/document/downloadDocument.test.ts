import { expect, it } from 'vitest';
import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { done } from '#domain/core/result.ts';
import type { DocumentPin } from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aDocumentIdent, aPdf, aRefusingFile, aZip } from '#tests/data/document.ts';
import { fakeDocumentApi } from '#tests/data/fakeApis.ts';
import { fakeFiles } from '#tests/data/fakeDevice.ts';

function aDownload(answer?: Answer<ReceivedFile>) {
  const api = fakeDocumentApi({ files: answer ? [answer] : [] });
  const files = fakeFiles();
  return { api, files, download: new DownloadDocument(api, files) };
}

const WISH = { format: 'zip', pin: '0482' as DocumentPin, name: 'vouchers' } as const;

it('saves the file under the given name, with the required PIN', async () => {
  const { api, files, download } = aDownload(done(aZip()));
  expect(await download.execute(aDocumentIdent, WISH)).toEqual(done(null));
  expect(api.fetched).toEqual([{ ident: aDocumentIdent, format: 'zip', pin: '0482' }]);
  expect(files.saved).toEqual([{ file: { format: 'zip', ...aZip() }, name: 'vouchers' }]);
});

it.each([
  ['a refusal in JSON', aRefusingFile()],
  ['a PDF in place of a ZIP', aPdf()],
  ['nothing', { type: 'application/zip', bytes: new Uint8Array() }],
  ['something else under its name', { type: 'application/zip', bytes: aPdf().bytes }],
])('does not save %s', async (_what, file) => {
  const { files, download } = aDownload(done(file));
  expect(await download.execute(aDocumentIdent, WISH)).toEqual(refusal('file-unusable'));
  expect(files.saved).toEqual([]);
});

it('passes on a refusal', async () => {
  const wrong = refusal('pin-wrong', { attemptsLeft: 3 });
  const { files, download } = aDownload(wrong);
  expect(await download.execute(aDocumentIdent, WISH)).toEqual(wrong);
  expect(files.saved).toEqual([]);
});

it('makes no call with an invalid ident', async () => {
  const { api, download } = aDownload();
  expect(await download.execute('../etc', WISH)).toEqual(refusal('document-unknown'));
  expect(api.fetched).toEqual([]);
});

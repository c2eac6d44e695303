import { expect, it } from 'vitest';
import { OpenDocument } from '#application/document/openDocument.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aDocument, aDocumentIdent } from '#tests/data/document.ts';
import { fakeDocumentApi } from '#tests/data/fakeApis.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';

it('reads a document’s description without fetching the file', async () => {
  const api = fakeDocumentApi({ documents: [done(aDocument())] });
  expect(await new OpenDocument(api).execute(aDocumentIdent)).toEqual(done(aDocument()));
  expect(api.looked).toEqual([aDocumentIdent]);
  expect(api.fetched).toEqual([]);
});

it('passes on the reason why it cannot be read', async () => {
  const api = fakeDocumentApi({ documents: [refusal('offline')] });
  expect(await new OpenDocument(api).execute(aDocumentIdent)).toEqual(refusal('offline'));
});

it.each(['', 'short', ...HOSTILE_TEXTS])('makes no call for %j', async (ident) => {
  const api = fakeDocumentApi({});
  expect(await new OpenDocument(api).execute(ident)).toEqual(refusal('document-unknown'));
  expect(api.looked).toEqual([]);
});

import { expect, it } from 'vitest';
import { OpenDocument } from '#application/document/openDocument.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aDocument, aDocumentIdent } from '#tests/data/document.ts';
import { fakeDocumentDesk } from '#tests/data/fakeDesks.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';

it('looks at a document and fetches nothing', async () => {
  const desk = fakeDocumentDesk({ documents: [done(aDocument())] });
  expect(await new OpenDocument(desk).execute(aDocumentIdent)).toEqual(done(aDocument()));
  expect(desk.looked).toEqual([aDocumentIdent]);
  expect(desk.fetched).toEqual([]);
});

it('hands on why it cannot be looked at', async () => {
  const desk = fakeDocumentDesk({ documents: [refusal('offline')] });
  expect(await new OpenDocument(desk).execute(aDocumentIdent)).toEqual(refusal('offline'));
});

it.each(['', 'short', ...HOSTILE_TEXTS])('asks nobody about %j', async (ident) => {
  const desk = fakeDocumentDesk({});
  expect(await new OpenDocument(desk).execute(ident)).toEqual(refusal('document-unknown'));
  expect(desk.looked).toEqual([]);
});

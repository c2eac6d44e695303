import { act, fireEvent, screen } from '@testing-library/react';
import type { VoucherDocument } from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { Answer } from '#tests/data/answers.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aDocument, aDocumentIdent } from '#tests/data/document.ts';
import { say, saying } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { DocumentView } from '#ui/screens/codes/documents/DocumentView.tsx';

export const WITH_PIN = aDocument({ pinRequired: true, attemptsLeft: 5 });

/** The page of a document that the backend answers in turn, with its files. */
export async function aPage(
  documents: readonly Answer<VoucherDocument>[],
  files: readonly Answer<ReceivedFile>[] = [],
) {
  const app = await anApp({ locale: 'en', documents: { documents, files } });
  await show(app.services, <DocumentView />, {
    at: `/voucher-pdf/${aDocumentIdent}`,
    path: '/voucher-pdf/:ident',
  });
  return app;
}

export const pin = () => screen.getByRole('textbox', { name: saying('documents.pin') });
export const typePin = (value: string) => fireEvent.change(pin(), { target: { value } });
export const button = (key: string) => screen.getByRole('button', { name: say(key) });
export const press = () => act(async () => fireEvent.click(button('documents.download')));
export const problem = (kind: string) => screen.getByRole('region', { name: say(`problem.${kind}.title`) });

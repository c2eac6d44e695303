import * as z from 'zod/mini';
import type { FraudApi } from '#application/ports/fraudApi.ts';
import type { Sending } from '#application/upload/sending.ts';
import type { TakenFile } from '#application/upload/takeFile.ts';
import { type Result, refused } from '#domain/core/result.ts';
import { CHECK_STATES, type FraudCheck, type FraudIdent } from '#domain/fraud/fraudCheck.ts';
import { CONFIRMATIONS, CONFIRMATIONS_EDITION, type FraudData } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type Answer as Sent, ask } from './call.ts';
import { ifOffered } from './ifOffered.ts';
import type { ApiClient } from './client.ts';
import { byLink, withLinkToken } from './linkToken.ts';
import { instant, oneOf, orDigits, orNull, whole, words } from './shapes.ts';
import type { Wire } from './tied.ts';
import type { CallListener } from './transport.ts';
import { createUpload } from './uploading.ts';
import { HttpApi } from './httpApi.ts';
import { appendFile, uploadProblem } from './uploadForm.ts';

const CheckAnswer = z.object({
  state: oneOf(CHECK_STATES),
  transactionNumber: orDigits(words(40)),
  attemptsLeft: orNull(whole(0)),
  lockedUntil: orNull(instant),
  dataAt: orNull(instant),
  documentAt: orNull(instant),
  verifiedAt: orNull(instant),
  reviewExpectedBy: orNull(instant),
  decidedAt: orNull(instant),
});

type Answer = Result<FraudCheck, Problem>;
type Send = () => Promise<Sent<Wire['FraudCheck']>>;

/** The ident never appears in a URL. */
export class HttpFraudApi extends HttpApi implements FraudApi {
  readonly #onCall: CallListener;

  constructor(api: ApiClient, onCall: CallListener) {
    super(api);
    this.#onCall = onCall;
  }

  look(ident: FraudIdent): Promise<Answer> {
    return answered(() => this.api.GET('/v2/fraud-prevention', { params: withLinkToken(ident) }));
  }

  giveData(ident: FraudIdent, data: FraudData, country: string): Promise<Answer> {
    const confirmations = Object.fromEntries(CONFIRMATIONS.map((one) => [one, true as const]));
    return answered(() =>
      this.api.POST('/v2/fraud-prevention/data', {
        params: withLinkToken(ident),
        body: {
          ...data,
          country,
          confirmations: confirmations as Record<(typeof CONFIRMATIONS)[number], true>,
          confirmationsEdition: CONFIRMATIONS_EDITION,
        },
      }),
    );
  }

  sendDocument(ident: FraudIdent, file: TakenFile, onProgress: (part: number) => void): Sending<FraudCheck> {
    const form = formOf(file);
    const upload = createUpload(form, onProgress, this.#onCall);
    const answer = answered(() =>
      this.api.POST('/v2/fraud-prevention/document', {
        params: withLinkToken(ident),
        body: { file: '' }, // typed as text, since JSON has no files
        bodySerializer: () => form,
        fetch: upload.fetch,
      }),
    );
    return { answer, cancel: upload.cancel };
  }

  enterPin(ident: FraudIdent, pin: LetterPin): Promise<Answer> {
    return answered(() =>
      this.api.POST('/v2/fraud-prevention/pin', { params: withLinkToken(ident), body: { pin } }),
    );
  }
}

function formOf(file: TakenFile): FormData {
  const form = new FormData();
  appendFile(form, 'document', file);
  return form;
}

/** A 404 without an error code is `check-unknown`. */
async function answered(send: Send): Promise<Answer> {
  const answer = await ifOffered(ask(send, CheckAnswer));
  const read = answer.ok ? answer : refused({ ...answer.fault, problem: uploadProblem(answer.fault) });
  return byLink(Promise.resolve(read), { 404: 'check-unknown' });
}

import * as z from 'zod/mini';
import type { SupportApi } from '#application/help/sendSupportRequest.ts';
import type { Sending } from '#application/upload/sending.ts';
import type { TakenFile } from '#application/upload/takeFile.ts';
import { refused } from '#domain/core/result.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import { ask } from './call.ts';
import { ifOffered } from './ifOffered.ts';
import type { ApiClient } from './client.ts';
import { orElse } from './presence.ts';
import { instant, oneOf, orDigits, orNull, words } from './shapes.ts';
import type { Wire } from './tied.ts';
import type { CallListener } from './transport.ts';
import { type ProgressListener, createUpload } from './uploading.ts';
import { HttpApi } from './httpApi.ts';
import { appendFile, uploadProblem } from './uploadForm.ts';

const TOPICS: Readonly<Record<HelpTopic, Wire['SupportRequest']['topic']>> = {
  'not-received': 'NOT_RECEIVED',
  'old-code': 'OLD_CODE',
  unreadable: 'UNREADABLE',
  other: 'OTHER',
  business: 'BUSINESS',
};

const TicketAnswer = z.object({
  ticketNumber: orDigits(words(64)),
  wasOpen: orElse(oneOf([true, false] as const), false),
  replyBy: orNull(instant),
});

/** No part of the request appears in a URL. */
export class HttpSupportApi extends HttpApi implements SupportApi {
  readonly #onCall: CallListener;

  constructor(api: ApiClient, onCall: CallListener) {
    super(api);
    this.#onCall = onCall;
  }

  send(
    request: SupportRequest,
    files: readonly TakenFile[],
    onProgress: ProgressListener,
  ): Sending<SupportTicket> {
    const fields = fieldsOf(request);
    const form = formOf(fields, files);
    const upload = createUpload(form, onProgress, this.#onCall);
    const sent = ifOffered(
      ask(
        () =>
          this.api.POST('/v2/support/request', {
            body: fields,
            bodySerializer: () => form,
            fetch: upload.fetch,
          }),
        TicketAnswer,
      ),
    );
    const answer = sent.then((answered) => (answered.ok ? answered : refused(uploadProblem(answered.fault))));
    return { answer, cancel: upload.cancel };
  }
}

function fieldsOf(request: SupportRequest): Wire['SupportRequest'] {
  const { topic, email, orderNumber, voucher, message, errorCode } = request;
  return {
    topic: TOPICS[topic],
    email,
    ...(voucher?.kind === 'serial-number' && { serialNumber: voucher.serialNumber }),
    ...(voucher?.kind === 'code' && { code: voucher.code }),
    ...(orderNumber !== null && { orderNumber }),
    ...(message !== '' && { message }),
    ...(errorCode !== null && { errorCode }),
  };
}

function formOf(fields: Wire['SupportRequest'], files: readonly TakenFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [index, file] of files.entries()) {
    appendFile(form, `file-${index + 1}`, file);
  }
  return form;
}

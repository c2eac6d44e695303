import * as z from 'zod/mini';
import type { SupportDesk } from '#application/help/sendSupportRequest.ts';
import type { Result } from '#domain/core/result.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { components } from '#openapi/schema.d.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import { instant, oneOf, orNull, words } from './shapes.ts';

type Wire = components['schemas'];

const TOPICS: Readonly<Record<HelpTopic, Wire['SupportRequest']['topic']>> = {
  'not-received': 'NOT_RECEIVED',
  'old-code': 'OLD_CODE',
  unreadable: 'UNREADABLE',
  other: 'OTHER',
  business: 'BUSINESS',
};

const TicketAnswer = z.object({
  ticketNumber: words(64),
  wasOpen: z.catch(oneOf([true, false] as const), false),
  replyBy: orNull(instant),
});

/** Sends requests to `POST /v2/support/request`, as a form with files. Nothing of them ever stands in an address. */
export class HttpSupportDesk implements SupportDesk<File> {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  send(request: SupportRequest, photos: readonly File[]): Promise<Result<SupportTicket, Problem>> {
    const fields = fieldsOf(request);
    return call(
      () =>
        this.#api.POST('/v2/support/request', {
          body: fields,
          bodySerializer: () => formOf(fields, photos),
        }),
      TicketAnswer,
    );
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

/** A file's own name may say whose it is, so it stays here. */
function formOf(fields: Wire['SupportRequest'], photos: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [index, photo] of photos.entries()) form.append('file', photo, `file-${index + 1}`);
  return form;
}

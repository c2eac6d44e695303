import { type Email, type EmailFault, parseEmail } from '../customer/email.ts';
import { type OrderNumber, parseOrderNumber } from '../orderStatus/order.ts';
import type { Instant } from '../core/instant.ts';
import { visible } from '../core/visible.ts';
import type { ReadCode } from '../voucher/codeReading.ts';
import { readVoucherName, type VoucherName, type VoucherNameFault } from '../voucher/voucherName.ts';
import type { HelpTopic } from './helpTopic.ts';

/** In graphemes, as users count characters (product 11.1). */
export const LONGEST_MESSAGE = 200;

type Need = 'required' | 'optional' | 'none';

export interface TopicQuestions {
  /** The number of an order, an activation or a check. */
  readonly orderNumber: Need;
  /** The serial number or the code. */
  readonly voucher: Need;
  readonly message: Need;
  readonly photo: Need;
  readonly receipt: Need;
}

const NOTHING: TopicQuestions = {
  orderNumber: 'none',
  voucher: 'none',
  message: 'optional',
  photo: 'none',
  receipt: 'none',
};

export const QUESTIONS: Readonly<Record<HelpTopic, TopicQuestions>> = {
  'not-received': { ...NOTHING, orderNumber: 'optional', voucher: 'optional' },
  'old-code': { ...NOTHING, voucher: 'required' },
  // The card also shows its serial number, which may still be legible.
  unreadable: { ...NOTHING, voucher: 'optional', photo: 'required', receipt: 'optional' },
  other: { ...NOTHING, orderNumber: 'optional', voucher: 'optional', message: 'required', photo: 'optional' },
  business: { ...NOTHING, message: 'required' },
};

export interface SupportDraft {
  readonly email: string;
  readonly orderNumber: string;
  readonly voucher: string;
  readonly message: string;
}

/** The stored draft. It excludes the voucher, which may be a code. */
export type KeptRequest = Omit<SupportDraft, 'voucher'>;

export interface SupportRequest {
  readonly topic: HelpTopic;
  readonly email: Email;
  readonly orderNumber: OrderNumber | null;
  readonly voucher: VoucherName | null;
  readonly message: string;
  readonly errorCode: string | null;
}

export interface SupportTicket {
  readonly ticketNumber: string;
  readonly replyBy: Instant | null;
  /** True if the message was added to an existing ticket. */
  readonly wasOpen: boolean;
}

export interface SupportFaults {
  readonly email?: EmailFault;
  readonly orderNumber?: 'invalid';
  readonly voucher?: VoucherNameFault;
  readonly message?: 'required' | 'too-long';
  readonly photo?: 'required' | 'unsettled';
  readonly receipt?: 'unsettled';
}

/** `unsettled`: still being processed, or unusable. */
export type FileStanding = 'none' | 'unsettled' | 'taken';

/** `lengthOf` counts graphemes. */
interface FormContext {
  readonly read: ReadCode;
  readonly lengthOf: (text: string) => number;
  readonly photo: FileStanding;
  readonly receipt: FileStanding;
}

/** Optional fields are validated only if they are filled in. */
export function supportFaults(topic: HelpTopic, draft: SupportDraft, around: FormContext): SupportFaults {
  const asks = QUESTIONS[topic];
  const email = parseEmail(draft.email);
  const order = parseOrderNumber(draft.orderNumber);
  const voucher = readVoucherName(draft.voucher, around.read);
  const isMissing = (need: Need, text: string) => need === 'optional' && visible(text) === '';
  const message = messageFault(asks.message, draft.message, around.lengthOf);
  return {
    ...(!email.ok && { email: email.fault }),
    ...(asks.orderNumber !== 'none' &&
      !order.ok &&
      !isMissing(asks.orderNumber, draft.orderNumber) && { orderNumber: 'invalid' }),
    ...(asks.voucher !== 'none' &&
      !voucher.ok &&
      !isMissing(asks.voucher, draft.voucher) && { voucher: voucher.fault }),
    ...(message && { message }),
    ...(asks.photo === 'required' && around.photo === 'none' && { photo: 'required' }),
    ...(asks.photo !== 'none' && around.photo === 'unsettled' && { photo: 'unsettled' }),
    ...(asks.receipt !== 'none' && around.receipt === 'unsettled' && { receipt: 'unsettled' }),
  };
}

function messageFault(
  need: Need,
  text: string,
  lengthOf: FormContext['lengthOf'],
): SupportFaults['message'] | null {
  const message = text.trim();
  if (lengthOf(message) > LONGEST_MESSAGE) return 'too-long';
  return need === 'required' && visible(message) === '' ? 'required' : null;
}

/** Null only for an invalid e-mail: call `supportFaults` first, since an invalid order number or voucher is dropped. */
export function requestOf(
  topic: HelpTopic,
  draft: SupportDraft,
  { errorCode, read }: { readonly errorCode: string | null; readonly read: ReadCode },
): SupportRequest | null {
  const asks = QUESTIONS[topic];
  const email = parseEmail(draft.email);
  if (!email.ok) return null;
  const order = parseOrderNumber(draft.orderNumber);
  const voucher = readVoucherName(draft.voucher, read);
  return {
    topic,
    email: email.value,
    orderNumber: asks.orderNumber !== 'none' && order.ok ? order.value : null,
    voucher: asks.voucher !== 'none' && voucher.ok ? voucher.value : null,
    message: draft.message.trim(),
    errorCode,
  };
}

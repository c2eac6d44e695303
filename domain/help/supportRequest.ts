import { type Email, type EmailFault, parseEmail } from '../customer/email.ts';
import { type OrderNumber, parseOrderNumber } from '../orderStatus/order.ts';
import type { Instant } from '../core/instant.ts';
import { visible } from '../core/visible.ts';
import { readVoucherName, type VoucherName } from '../voucher/voucherName.ts';
import type { VoucherCodeFault } from '../voucher/voucherCode.ts';
import type { HelpTopic } from './helpTopic.ts';

/** The most characters of a message, counted as people count them (product 11.1). */
export const LONGEST_MESSAGE = 200;

type Need = 'required' | 'optional' | 'none';

/** What a topic asks besides the address; nothing that does not help to answer it. */
export interface TopicQuestions {
  /** Of an order, of an activation or of a check: whatever the person was asked to quote. */
  readonly orderNumber: Need;
  /** The serial number or the code. */
  readonly voucher: Need;
  readonly message: Need;
  /** A photo of the card, or of whatever shows the problem. */
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

/** What each topic asks. */
export const QUESTIONS: Readonly<Record<HelpTopic, TopicQuestions>> = {
  'not-received': { ...NOTHING, orderNumber: 'optional', voucher: 'optional' },
  'old-code': { ...NOTHING, voucher: 'required' },
  // The card shows its serial number too; who can read it may type it.
  unreadable: { ...NOTHING, voucher: 'optional', photo: 'required', receipt: 'optional' },
  other: { ...NOTHING, orderNumber: 'optional', voucher: 'optional', message: 'required', photo: 'optional' },
  business: { ...NOTHING, message: 'required' },
};

/** A request as it is typed. */
export interface SupportDraft {
  readonly email: string;
  readonly orderNumber: string;
  readonly voucher: string;
  readonly message: string;
}

/** What is kept of a request that is not sent yet: never the voucher's name, which may be its code. */
export type KeptRequest = Omit<SupportDraft, 'voucher'>;

/** A request that can be sent, except for its files. */
export interface SupportRequest {
  readonly topic: HelpTopic;
  readonly email: Email;
  readonly orderNumber: OrderNumber | null;
  readonly voucher: VoucherName | null;
  /** Empty if nothing was written. */
  readonly message: string;
  /** The operator's code of the problem that led here; null if none did. */
  readonly errorCode: string | null;
}

/** A request that the customer service has. */
export interface SupportTicket {
  readonly ticketNumber: string;
  /** When an answer is due; null if not known. */
  readonly replyBy: Instant | null;
  /** True if it was open before, so that what was written now is added to it. */
  readonly wasOpen: boolean;
}

export interface SupportFaults {
  readonly email?: EmailFault;
  readonly orderNumber?: 'invalid';
  readonly voucher?: VoucherCodeFault;
  readonly message?: 'required' | 'too-long';
  readonly photo?: 'required' | 'unsettled';
  readonly receipt?: 'unsettled';
}

/** How it stands with a file: `unsettled` if it is still looked at, or cannot be sent. */
export type FileStanding = 'none' | 'unsettled' | 'taken';

/** What comes from outside: how long a text is for a person, and how it stands with the files. */
interface Around {
  readonly lengthOf: (text: string) => number;
  readonly photo: FileStanding;
  readonly receipt: FileStanding;
}

/** Returns what is wrong with a request; empty if it can be sent. A field that may stay empty may not be wrong. */
export function supportFaults(topic: HelpTopic, draft: SupportDraft, around: Around): SupportFaults {
  const asks = QUESTIONS[topic];
  const email = parseEmail(draft.email);
  const order = parseOrderNumber(draft.orderNumber);
  const voucher = readVoucherName(draft.voucher);
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
  lengthOf: Around['lengthOf'],
): SupportFaults['message'] | null {
  const message = text.trim();
  if (lengthOf(message) > LONGEST_MESSAGE) return 'too-long';
  return need === 'required' && visible(message) === '' ? 'required' : null;
}

/** Returns the request that a draft without faults makes; null if it has any. What the topic does not ask stays out. */
export function requestOf(
  topic: HelpTopic,
  draft: SupportDraft,
  errorCode: string | null,
): SupportRequest | null {
  const asks = QUESTIONS[topic];
  const email = parseEmail(draft.email);
  if (!email.ok) return null;
  const order = parseOrderNumber(draft.orderNumber);
  const voucher = readVoucherName(draft.voucher);
  return {
    topic,
    email: email.value,
    orderNumber: asks.orderNumber !== 'none' && order.ok ? order.value : null,
    voucher: asks.voucher !== 'none' && voucher.ok ? voucher.value : null,
    message: draft.message.trim(),
    errorCode,
  };
}

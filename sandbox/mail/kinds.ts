/** What the operator writes about. */
export type MailKind =
  | 'code'
  | 'delayed'
  | 'document'
  | 'parcel'
  | 'review'
  | 'donation'
  | 'donationReceipt'
  | 'giveaway'
  | 'reminder';

/** `{name}` and the like are filled in. */
interface MailWords {
  readonly subject: string;
  readonly body: string;
}

export type MailTexts = Readonly<Record<MailKind, MailWords>>;

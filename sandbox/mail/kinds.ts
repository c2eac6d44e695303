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
  | 'reminder'
  | 'reactivated'
  | 'reactivationReplaced'
  | 'reactivationRejected'
  | 'vouchers';

/** What several kinds of mail say at their end, where it applies. */
export type NoteKind = 'paid' | 'recharge' | 'prepaidOrder' | 'exchanged';

/** `{name}` and the like are filled in. */
interface MailWords {
  readonly subject: string;
  readonly body: string;
}

export type MailTexts = Readonly<Record<MailKind, MailWords>> & {
  readonly notes: Readonly<Record<NoteKind, string>>;
};

/** The mails of the operator with placeholders such as `{name}`. `notes` end several of them. */
export const en = {
  code: {
    subject: 'Your code from {shops}',
    body: 'Hello {name},\n\nYour code from {shops} has arrived. It appears when you click on the page:\n{link}\n\nOrder number {order}',
  },
  delayed: {
    subject: 'Your code from {shops} takes a little longer',
    body: 'Hello {name},\n\n{shops} has not sent your code yet. This usually takes a few hours, rarely more than a day. You will get the link as soon as the code is there.\n\nOrder number {order}',
  },
  document: {
    subject: 'Your vouchers from {shops}',
    body: 'Hello {name},\n\nYour vouchers from {shops} are ready to download:\n{link}\n\nOrder number {order}',
  },
  parcel: {
    subject: 'Your order at {shops}',
    body: 'Hello {name},\n\n{shops} will send your parcel within five days.\n\nOrder number {order}',
  },
  review: {
    subject: 'Please confirm your redemption',
    body: 'Hello {name},\n\nFor large amounts we check who redeems. Please fill in the form:\n{link}\n\nOrder number {order}',
  },
  donation: {
    subject: 'Thank you for your donation to {shops}',
    body: 'Hello {name},\n\nYour donation of {value} goes to {shops} in full.\n\nOrder number {order}',
  },
  donationReceipt: {
    subject: 'Your donation receipt from {shops}',
    body: 'Hello {name},\n\nWe confirm your donation of {value} to {shops}.\n\nOrder number {order}',
  },
  giveaway: {
    subject: 'Your gift',
    body: 'Hello,\n\nThank you for redeeming. Your gift: {promo}\n{code}',
  },
  reminder: {
    subject: 'Please activate voucher {serial}',
    body: 'Hello,\n\nVoucher {serial}, which you gave away, has not been activated yet. Someone has just tried to redeem it. Please activate it.',
  },
  reactivated: {
    subject: 'Your code works again',
    body: 'Hello,\n\nThe check of your old code is done. You can redeem the same code now:\n{link}',
  },
  reactivationReplaced: {
    subject: 'Your new code',
    body: 'Hello,\n\nYour old code cannot be used any more. You get a new one for the same amount:\n{link}',
  },
  reactivationRejected: {
    subject: 'Your old code',
    body: 'Hello,\n\nYour old code could not be reactivated. Our customer service team is happy to help.',
  },
  vouchers: {
    subject: 'Your {quantity} rechargeable vouchers',
    body: 'Hello {name},\n\nThank you for your order. From {from} you can redeem your {quantity} rechargeable vouchers of {value} each, including {bonus} on us. Serial number and code:\n{list}\n\nPaid: {paid}.\n\nOrder number {order}',
  },
  notes: {
    exchanged: 'Exchanged from your voucher: {value}.',
    paid: 'Redeemed from your voucher: {covered}. Paid on top: {paid}.',
    recharge: 'You want to top your card up to {value} again. You can do so here:\n{link}',
    prepaidOrder:
      'Ordered along with it: {quantity} rechargeable vouchers with no credit, free of charge, order number {number}. Serial numbers: {serials}.',
  },
};

/** English defines the shape of all languages. */
export type MailTexts = typeof en;

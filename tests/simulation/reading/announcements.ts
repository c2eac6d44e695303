import shared from '#locales/shared/de.json' with { type: 'json' };

/** What a page says once a user has removed the voucher or all data. */
export const REMOVALS = [shared.strip.removed, shared.strip.removedOpen, shared.thankYou.forgotten];

/** What a page says of another tab's order that was carried out. */
export const OTHERS = [
  shared.session.elsewhere,
  shared.session.elsewhereOpen,
  shared.problem['ordered-elsewhere'].title,
];

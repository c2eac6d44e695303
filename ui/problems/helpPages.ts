/** The help page and its topics. */
export const HELP_PAGES = /^\/help(\/|$)/i;

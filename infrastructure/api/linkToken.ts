/** A link's token authorises by itself, so it goes into a header: paths and queries stand in access logs. */
export const withLinkToken = (token: string) => ({ header: { 'x-link-token': token } });

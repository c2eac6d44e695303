/**
 * The parameters that send a link's token in the header `x-link-token`. The token alone authorises the call, and paths
 * and queries are written to access logs (ADR 27).
 */
export const withLinkToken = (token: string) => ({ header: { 'x-link-token': token } });

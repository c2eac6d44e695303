/**
 * Every frame of the workshop has a host name of its own, `f3.de.localhost`, so that two states of one brand do not
 * share their storage. The brand that is being made has `draft.localhost`.
 */
const FRAME = /^f\d{1,3}\.([a-z][a-z0-9-]*\.localhost(?::\d+)?)$/;
const DRAFT = /^draft\.localhost(?::\d+)?$/;

/** The host of the frame's brand; undefined if it is no frame's host. */
export function brandHost(host: string): string | undefined {
  return FRAME.exec(host.toLowerCase())?.[1];
}

export function isDraftHost(host: string): boolean {
  return DRAFT.test(host.toLowerCase());
}

export function isFrameHost(host: string): boolean {
  return brandHost(host) !== undefined || isDraftHost(host);
}

/** The only page that may embed frames: the workshop on the same port. */
export function workshopOrigin(host: string): string {
  return `http://localhost${/:\d+$/.exec(host)?.[0] ?? ''}`;
}

/** The policy of an answer to a frame: the app lets no page embed it, but frames belong to the workshop's page. */
export function framablePolicy(policy: string, host: string): string {
  if (!isFrameHost(host)) return policy;
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${workshopOrigin(host)}`);
}

/**
 * Every frame of the workshop has a host name of its own, `f3.de.gallery.localhost`, so that two states of one brand do
 * not share their storage. The brand that is being made has `draft.gallery.localhost`. All of them end in the host of
 * the page that embeds them: a browser that blocks third parties gives no storage to a frame of another site.
 */
export const GALLERY_HOST = 'gallery.localhost';

const FRAME = /^f\d{1,3}\.([a-z][a-z0-9-]*)\.gallery\.localhost(:\d+)?$/;
const DRAFT = /^draft\.gallery\.localhost(:\d+)?$/;

/** The host of the frame's brand; undefined if it is no frame's host. */
export function brandHost(host: string): string | undefined {
  const [, id, port = ''] = FRAME.exec(host.toLowerCase()) ?? [];
  return id === undefined ? undefined : `${id}.localhost${port}`;
}

export function isDraftHost(host: string): boolean {
  return DRAFT.test(host.toLowerCase());
}

export function isFrameHost(host: string): boolean {
  return brandHost(host) !== undefined || isDraftHost(host);
}

/** The only page that may embed frames: the workshop on the same port. */
export function workshopOrigin(host: string): string {
  return `http://${GALLERY_HOST}${/:\d+$/.exec(host)?.[0] ?? ''}`;
}

/** The policy of an answer to a frame: the app lets no page embed it, but frames belong to the workshop's page. */
export function framablePolicy(policy: string, host: string): string {
  if (!isFrameHost(host)) return policy;
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${workshopOrigin(host)}`);
}

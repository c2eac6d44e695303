import type { components } from '#openapi/schema.d.ts';

type Payload = components['schemas']['VoucherTokenPayload'];

/** The payload of a token, unverified, as the app reads it; undefined if it is none. */
export function payloadOf(token: string | undefined): Partial<Payload> | undefined {
  const part = token?.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Partial<Payload>;
  } catch {
    return undefined;
  }
}

/** The Trusted Types API, which TypeScript's library does not have yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): { toString(): string } };
}

/** Must match `tools/build/csp.ts`. */
const NAME = 'voucher-vendors';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Returns the URL of a vendor's script in the form that Trusted Types require: a foreign host over https. The CSP
 * decides which hosts. Throws for any other URL.
 */
export function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return checked(address);
  policy ??= trustedTypes.createPolicy(NAME, { createScriptURL: checked });
  // A TrustedScriptURL, but the DOM's types accept only strings.
  return policy.createScriptURL(address) as string;
}

function checked(address: string): string {
  const isForeign =
    /^https:\/\/[^/]/i.test(address) && new URL(address).hostname !== window.location.hostname;
  if (!isForeign) throw new TypeError(`${address} is no vendor’s address`);
  return address;
}

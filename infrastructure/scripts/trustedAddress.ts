/** The browser's factory of policies, of which TypeScript's library knows nothing yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): { toString(): string } };
}

/** As `scripts/csp.ts` names it. */
const NAME = 'voucher-vendors';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Returns the address of a vendor's script as the browser accepts it where it demands trusted types: an address of a
 * foreign host over https. Which hosts these may be says the content security policy. Throws for any other address.
 */
export function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return checked(address);
  policy ??= trustedTypes.createPolicy(NAME, { createScriptURL: checked });
  // Not a text but what browsers take in its place; the types of the page's elements know texts only.
  return policy.createScriptURL(address) as string;
}

function checked(address: string): string {
  const isForeign =
    /^https:\/\/[^/]/i.test(address) && new URL(address).hostname !== window.location.hostname;
  if (!isForeign) throw new TypeError(`${address} is no vendor’s address`);
  return address;
}

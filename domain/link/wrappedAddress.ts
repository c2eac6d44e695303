import { unescaped } from './unescaped.ts';

const INNER = /https?(?::|%3a|%253a)(?:\/|%2f|%252f){2}/gi;
const DEEPEST = 5;
/** Proofpoint writes `%` as `-` and `/` as `_`. */
const PROOFPOINT_2 = /^https?:\/\/urldefense\.proofpoint\.com\/v2\/url\?(?:[^#]*&)?u=([^&#]+)/i;
/** Proofpoint's third version keeps the address, but puts `*` for some characters, which follow as Base64. */
const PROOFPOINT_3 = /^https?:\/\/urldefense(?:\.proofpoint)?\.com\/v3\/__(.+?)__;([\w-]*)/i;
/** `http` in Base64, as Sophos writes a parameter. */
const IN_BASE64 = /[?&]\w+=(aHR0c[\w-]+)/;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The address within one that a mail provider checks first (Outlook, Google, Proofpoint, Cisco …), else the address
 * itself. Known by its form: an address within the address, mostly the value of a parameter, escaped once or twice.
 */
export function wrappedAddress(address: string): string {
  let found = address;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const inner = innerOf(found);
    if (inner === null) return found;
    found = inner;
  }
  return found;
}

function innerOf(address: string): string | null {
  if (/^https?%/i.test(address)) return unescaped(address);
  const [, second] = PROOFPOINT_2.exec(address) ?? [];
  if (second !== undefined) return unescaped(second.replaceAll('-', '%').replaceAll('_', '/'));
  const [, third, replaced = ''] = PROOFPOINT_3.exec(address) ?? [];
  if (third !== undefined) return withReplaced(third, replaced);
  const [, base64] = IN_BASE64.exec(address) ?? [];
  if (base64 !== undefined) return fromBase64(base64);
  const inner = [...address.matchAll(INNER)].find(({ index }) => index > 0);
  if (inner === undefined) return null;
  // An unescaped `&` ends the value of the parameter.
  return unescaped(address.slice(inner.index).split('&', 1)[0] ?? '');
}

function withReplaced(address: string, base64: string): string {
  const characters = Array.from(fromBase64(base64));
  return address.replace(/\*/g, (star) => characters.shift() ?? star);
}

/** Addresses are ASCII, so each byte is a character. */
function fromBase64(text: string): string {
  const bits = Array.from(text, (one) => Math.max(0, BASE64.indexOf(one)).toString(2).padStart(6, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
}

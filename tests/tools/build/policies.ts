import { contentSecurityPolicy } from '#tools/build/csp.ts';

export const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types voucher-chunks voucher-vendors dompurify";
export const STRICT_STYLES = "style-src 'self'";
export const OPEN_STYLES = "style-src 'self' 'unsafe-inline'";

/** The policy of a plain page but for what is only reported where others may run, and with their inline styles. */
export const OPEN = contentSecurityPolicy('')
  .replace(`; ${TRUSTED_TYPES}`, '')
  .replace(STRICT_STYLES, OPEN_STYLES);

/** Without foreign hosts, and without the only directive that a plain policy leaves to `default-src`. */
export const withoutHosts = (policy: string): string =>
  policy.replaceAll(/ (?:https|wss):[^\s;]+/g, '').replace('; media-src;', ';');

export const hostsOf = (policy: string): readonly string[] => policy.match(/https:[^\s;]+/g) ?? [];

/** The sources that a policy has for one directive. */
export const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

import type { LogEvent } from '#application/ports/log.ts';
import { crashPlaceOf } from '#domain/operation/crashPlace.ts';
import type { Fact } from '#domain/operation/vocabulary.ts';
import type { Heard } from './heldLog.ts';
import { vendorOf } from './vendorOf.ts';

/** A directive's beginning, and what it protects. */
const DIRECTIVES: readonly (readonly [string, Extract<Fact, { kind: 'policy' | 'trusted-types' }>])[] = [
  ['require-trusted-types-for', { kind: 'trusted-types', name: 'sink' }],
  ['trusted-types', { kind: 'trusted-types', name: 'policy' }],
  ['script-src', { kind: 'policy', name: 'script' }],
  ['style-src', { kind: 'policy', name: 'style' }],
  ['img-src', { kind: 'policy', name: 'picture' }],
  ['font-src', { kind: 'policy', name: 'font' }],
  ['connect-src', { kind: 'policy', name: 'connection' }],
  ['frame-src', { kind: 'policy', name: 'frame' }],
  ['form-action', { kind: 'policy', name: 'form' }],
  ['worker-src', { kind: 'policy', name: 'worker' }],
];

const ELEMENTS: Readonly<Record<string, Fact>> = {
  SCRIPT: { kind: 'chunk', name: 'script' },
  LINK: { kind: 'chunk', name: 'style' },
};

/**
 * Reduces to a fact without words. Null for what the operator does not count, such as a picture that failed to load.
 * Reads browser events by their fields, so that it needs no browser. `origin` is that of our scripts.
 */
export function factOf(what: Heard['what'], origin: string): Fact | null {
  if ('event' in what) return factOfLogEvent(what, origin);
  if ('kind' in what) return what;
  if (what.type === 'securitypolicyviolation') return factOfViolation(what as SecurityPolicyViolationEvent);
  if (what.type === 'unhandledrejection')
    return { kind: 'crash', name: 'rejection', at: placeOf((what as PromiseRejectionEvent).reason, origin) };
  return factOfError(what as ErrorEvent, origin);
}

/** Of whatever was thrown: a stack is text of the browser's own form. */
function placeOf(thrown: unknown, origin: string): string | null {
  const { stack } = (thrown ?? {}) as Partial<Error>;
  return typeof stack === 'string' ? crashPlaceOf(stack, origin) : null;
}

/** What an `error` event is about: the window, or an element whose file did not come. */
type Failed = Partial<Pick<HTMLScriptElement & HTMLLinkElement, 'tagName' | 'src' | 'href' | 'baseURI'>>;

function factOfError({ target, filename, lineno, colno }: ErrorEvent, origin: string): Fact | null {
  const { tagName, src, href, baseURI = '' } = (target ?? {}) as Failed;
  if (tagName === undefined) {
    const at = crashPlaceOf(`${filename}:${lineno}:${colno}`, origin);
    return { kind: 'crash', name: 'error', at };
  }
  const ours = ELEMENTS[tagName];
  if (ours === undefined) return null;
  const vendor = vendorOf(src ?? href ?? '', baseURI);
  return vendor === null ? ours : { kind: 'vendor', name: vendor };
}

function factOfViolation({ effectiveDirective }: SecurityPolicyViolationEvent): Fact {
  const found = DIRECTIVES.find(([directive]) => effectiveDirective.startsWith(directive));
  return found?.[1] ?? { kind: 'policy', name: 'other' };
}

function factOfLogEvent(logged: LogEvent, origin: string): Fact | null {
  switch (logged.event) {
    case 'site-config-failed':
      return { kind: 'config', name: 'failed' };
    case 'site-config-odd-field':
      return { kind: 'config', name: 'odd-field' };
    case 'consent-unmapped':
      return { kind: 'config', name: 'consent-unmapped' };
    case 'queue-not-built':
      return { kind: 'queue', name: 'wanted' };
    case 'texts-failed':
    case 'text-missing':
      // What is no language becomes `other` in the event.
      return { kind: 'texts', name: logged.locale.slice(0, 2) as Extract<Fact, { kind: 'texts' }>['name'] };
    case 'geocoding-failed':
      return { kind: 'geocoding', name: 'failed' };
    case 'screen-crashed':
      // The script's own failure was heard where it happened.
      return logged.cause === 'missing-chunk'
        ? null
        : { kind: 'crash', name: 'screen', at: placeOf(logged.thrown, origin) };
    default:
      return logged satisfies never;
  }
}

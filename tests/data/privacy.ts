import type { Consent, ConsentOptions } from '#application/ports/consent.ts';
import type { PrivacyTools } from '#application/ports/privacyTools.ts';
import type { ConsentCategory } from '#domain/site/consentCategories.ts';

/**
 * A consent tool that the test controls. It is loading until `comes` is called. Like the real one, it then reports the
 * earlier decision as a change and becomes ready.
 */
export function fakeConsent(
  before: readonly ConsentCategory[] = [],
  unmapped: readonly ConsentCategory[] = [],
) {
  let given: readonly ConsentCategory[] = [];
  const listeners = new Set<() => void>();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const spoken: string[] = [];
  const opened: string[] = [];
  const consent: Consent = {
    ready: promise,
    unmapped,
    has: (category) => given.includes(category),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => void opened.push('settings'),
    speak: (language) => void spoken.push(language),
  };
  return {
    consent,
    spoken,
    opened,
    /** Number of listeners. */
    waiting: () => listeners.size,
    comes: async (isThere = true) => {
      if (isThere) {
        given = before;
        for (const listener of listeners) listener();
      }
      resolve(isThere);
      await promise;
    },
    decide: (...categories: readonly ConsentCategory[]) => {
      given = categories;
      for (const listener of listeners) listener();
    },
  };
}

/** Records all calls of the tools in order. */
export function fakePrivacyTools(tool = fakeConsent()) {
  const told: string[] = [];
  const wishes: ConsentOptions[] = [];
  const tools: PrivacyTools = {
    consent: (wish) => {
      wishes.push(wish);
      return tool.consent;
    },
    tags: {
      allow: (id, grants) => void told.push(`${id} may ${[...grants].join('+') || 'nothing'}`),
      pageView: (pattern) => void told.push(`view ${pattern}`),
    },
    test: {
      start: (address, hides) => void told.push(`test ${address}${hides ? ' hidden' : ''}`),
    },
    chat: {
      open: async ({ key, locale }) => {
        told.push(`chat ${key} in ${locale}`);
        return true;
      },
      close: () => void told.push('chat closed'),
    },
  };
  return { tools, told, wishes };
}

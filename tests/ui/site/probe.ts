import { screen } from '@testing-library/react';
import type { Site } from '#domain/site/site.ts';
import type { Switch } from '#domain/site/switches.ts';
import type { WholeApp } from '#tests/data/wholeApp.tsx';
import type { Place } from './places.ts';

/**
 * What a site can be set to: the fields of its file and of its entry in the registry, and its switches. By `id` and
 * `domains` a site is chosen before there is an app, and no answer ever sets them; `actionColor` goes into the colours
 * that the build works out (ADR 3); what `operatorLog` switches off is not seen (tests/src/openLog.test.tsx), nor is
 * what `vendorHosts` adds to the policy (tests/tools/build/csp.test.ts).
 */
export type SiteKey =
  | Exclude<keyof Site, 'switches' | 'id' | 'domains' | 'actionColor' | 'operatorLog' | 'vendorHosts'>
  | Switch;

export type ValueOf<Key extends SiteKey> = Key extends Switch
  ? boolean
  : Key extends keyof Site
    ? Site[Key]
    : never;

/** Two values of a field, and the accessible element or the request that shows each. */
export interface Probe<T> {
  readonly values: readonly [T, T];
  /** Other fields of the site. */
  readonly around?: Partial<Omit<Site, 'switches'>>;
  /** Switches that are on in addition to the usual ones. */
  readonly on?: readonly Switch[];
  /** The place of the effect; the entry by default. */
  readonly place?: Place;
  /** How many shops the wall has; a few unless told otherwise. */
  readonly shops?: number;
  readonly look: (app: WholeApp) => unknown;
  /** The visible result of each value. */
  readonly sees: readonly [unknown, unknown];
}

/** Two texts that only this field shows. */
export const wordsOf = (field: string) =>
  [{ words: `First ${field}` }, { words: `Second ${field}` }] as const;

/** Whether the page shows a sentence. */
export const says = (words: string) => () => document.body.textContent.includes(words);

/** The address of the link or button with this name; null without one. */
export const linkTo = (name: string | RegExp) => () =>
  screen.queryByRole('link', { name, hidden: true })?.getAttribute('href') ?? null;

/** Whether an element with this role and name exists. */
export const has =
  (role: 'button' | 'checkbox' | 'dialog' | 'heading' | 'link' | 'radio', name: string | RegExp) => () =>
    screen.queryByRole(role, { name, hidden: true }) !== null;

/** An attribute of the element that a selector finds; null without one. */
export const attribute = (selector: string, name: string) => () =>
  document.querySelector(selector)?.getAttribute(name) ?? null;

/** A query parameter of the last request to this path; null without a request. */
export const asked =
  (path: string, parameter: string) =>
  ({ requests }: WholeApp) => {
    const last = requests
      .map(({ url }) => new URL(url))
      .findLast(({ pathname }) => pathname === `/api${path}`);
    return last?.searchParams.get(parameter) ?? null;
  };

/** Whether there was a request to a path with this prefix. */
export const asks =
  (path: string) =>
  ({ requests }: WholeApp) =>
    requests.some(({ url }) => new URL(url).pathname.startsWith(`/api${path}`));

import { expect, type Locator, type Page } from '@playwright/test';
import type { Key, Say } from './words.ts';

/** Problem kinds, by their titles in `locales/`. */
export type ProblemName =
  Extract<Key, `problem.${string}.title`> extends `problem.${infer Name}.title` ? Name : never;

export type NextStep = Extract<Key, `next.${string}`> extends `next.${infer Name}` ? Name : never;

export type MoneyState = Extract<Key, `money.${string}`> extends `money.${infer Name}` ? Name : never;

export function problemCard(page: Page, say: Say, name: ProblemName): Locator {
  return page.getByRole('region', { name: say(`problem.${name}.title`), exact: true });
}

/** The form with one field that says a problem at it. */
export function problemAtField(page: Page, say: Say, name: ProblemName): Locator {
  return page.locator('form:has([id$="-told"])').filter({ hasText: say(`problem.${name}.title`) });
}

export interface ExpectedCard {
  readonly next: readonly NextStep[];
  /** Null where no money moved, which the only field of a form does not mention. */
  readonly money: MoneyState | null;
  /** The error code for customer service. */
  readonly code?: string;
  /** Where the kind has several causes. */
  readonly cause?: string;
}

/** Checks cause, next steps and money statement (product 14.1), and the error code in its collapsed section. */
export async function expectProblem(
  page: Page,
  say: Say,
  name: ProblemName,
  expected: ExpectedCard,
): Promise<Locator> {
  const card = problemCard(page, say, name)
    .or(problemAtField(page, say, name))
    .first();
  await expect(card).toBeVisible();
  await expect(card).toContainText(expected.cause ?? say(`problem.${name}.cause`, { count: 3, hours: 24 }));
  for (const step of expected.next)
    await expect(card).toContainText(say(`next.${step}`, { brand: 'Gabenwahl' }));
  if (expected.money === null) await expect(card).not.toContainText(say('money.untouched'));
  else await expect(card).toContainText(say(`money.${expected.money}`));
  if (expected.code !== undefined) {
    const fold = card.locator('summary', { hasText: say('problem.more') });
    if (await fold.isVisible()) await fold.click();
    await expect(card.getByText(expected.code, { exact: true })).toBeVisible();
  }
  return card;
}

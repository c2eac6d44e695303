import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Answers the security question, on the page or as the captcha's fallback: digits to copy, in any language. */
export async function answerQuestion(page: Page, say: Say): Promise<void> {
  const field = page.getByLabel(say('redeem.captcha.question'));
  await expect(field).toBeVisible({ timeout: 20_000 });
  const question = await field.evaluate((input) => {
    const hint = input.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    return document.getElementById(hint)?.textContent ?? '';
  });
  await field.fill(question.replaceAll(/\D/g, ''));
}

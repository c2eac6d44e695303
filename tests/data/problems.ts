import type { Problem } from '#domain/problem/problem.ts';
import { tomorrow } from './moments.ts';

/** A problem of each kind with which the backend may tell more, with what it tells. */
export const TOLD_PROBLEMS: readonly Problem[] = [
  { kind: 'not-in-system', availableAt: tomorrow },
  { kind: 'bought-recently', availableAt: tomorrow },
  { kind: 'document-locked', availableAt: tomorrow },
  { kind: 'letter-pin-locked', availableAt: tomorrow },
  { kind: 'not-activated', nextReminderAt: tomorrow },
  { kind: 'pin-wrong', attemptsLeft: 4 },
  { kind: 'letter-pin-wrong', attemptsLeft: 4 },
  { kind: 'wrong-category', redirectUrl: 'https://redeem.at.example/' },
  { kind: 'cooperation-card', redirectUrl: 'https://redeem.at.example/' },
  { kind: 'tax-saving-card', redirectUrl: 'https://redeem.at.example/' },
  { kind: 'too-many-requests', retryAfterSeconds: 30 },
];

import type { ProblemKind } from '../problem/problem.ts';
import type { HelpTopic } from './helpTopic.ts';

const TOPICS: Partial<Record<ProblemKind, HelpTopic>> = {
  'already-redeemed': 'not-received',
  'blocked-redeemed': 'not-received',
  'code-delayed': 'not-received',
  'document-expired': 'not-received',
  'file-unusable': 'not-received',
  'link-expired': 'not-received',
  'link-unknown': 'not-received',
  'old-format': 'old-code',
};

export function topicOfProblem(kind: ProblemKind): HelpTopic {
  return TOPICS[kind] ?? 'other';
}

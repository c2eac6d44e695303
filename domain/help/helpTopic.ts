/** The names occur in URLs. */
export const HELP_TOPICS = ['not-received', 'old-code', 'unreadable', 'other', 'business'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export function helpPath(topic?: HelpTopic): string {
  return topic === undefined ? '/help' : `/help/${topic}`;
}

/** Parses the last segment of a help page's path; null if it names no topic. */
export function readHelpTopic(tab: string | undefined): HelpTopic | null {
  return HELP_TOPICS.find((topic) => topic === tab?.toLowerCase()) ?? null;
}

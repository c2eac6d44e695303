/** What one can ask for help about, by the names that stand in addresses. `other` is for all the rest. */
export const HELP_TOPICS = ['not-received', 'old-code', 'unreadable', 'other', 'business'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Returns the address of the help page, or of one of its topics. */
export function helpPath(topic?: HelpTopic): string {
  return topic === undefined ? '/help' : `/help/${topic}`;
}

/** Reads the last part of a help page's address; null if it names no topic, as where there is none. */
export function readHelpTopic(tab: string | undefined): HelpTopic | null {
  return HELP_TOPICS.find((topic) => topic === tab?.toLowerCase()) ?? null;
}

/** Returns the id of a section's heading, by its place in the document. */
export const sectionId = (index: number): string => `section-${index + 1}`;

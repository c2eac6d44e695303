/** Where a built folder keeps the page of a site. */
export const pageFile = (id: string): string => `pages/${id}.html`;

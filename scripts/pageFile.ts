/** Where a built folder keeps the page of a site. */
export const pageFile = (id: string): string => `pages/${id}.html`;

/**
 * The addresses of these files, at which nothing is: a page belongs to its site's addresses, and only there comes with
 * the policy that allows its styles and scripts.
 */
export const PAGE_FILES = /^\/+pages\/.+\.html$/;

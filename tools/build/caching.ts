/** Values of `Cache-Control`. Files with a hash of their content in their name never change. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Then a picture is shown for another week, while the browser asks again (ADR 7). */
export const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Kept, and validated with each request. */
export const ASK_AGAIN = 'no-cache';

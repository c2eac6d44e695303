/** Distance between two groups of a code, in em, as `SpelledCode` draws it. */
export const GROUP_GAP_EM = 0.3;

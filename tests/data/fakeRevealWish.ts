import type { RevealWish } from '#application/ports/revealWish.ts';

/** The press that asked for a code, remembered until it is taken. */
export function fakeRevealWish(isNoted = false): RevealWish {
  let noted = isNoted;
  return {
    note: () => {
      noted = true;
    },
    take: () => {
      const taken = noted;
      noted = false;
      return taken;
    },
  };
}

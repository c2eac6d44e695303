import type { EarlyPage } from '#ui/session/earlyPage.ts';

/** Default: no early page. `asked`: the user asked to reveal the code. */
export function anEarlyPage({
  typed = '',
  pressed = false,
  asked = false,
  stands = false,
  scrolled = false,
} = {}): EarlyPage {
  const left = { typed, pressed, asked, stands, scrolled };
  const take = <Key extends keyof typeof left>(key: Key, after: (typeof left)[Key]): (typeof left)[Key] => {
    const before = left[key];
    left[key] = after;
    return before;
  };
  return {
    isShown: () => left.stands,
    isScrolled: () => left.scrolled && left.stands,
    hold: () => undefined,
    release: () => undefined,
    leave: () => void take('stands', false),
    takeTyped: () => take('typed', ''),
    takePress: () => take('pressed', false),
    takeReveal: () => take('asked', false),
  };
}

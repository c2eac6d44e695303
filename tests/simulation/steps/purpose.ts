import type { PageElement } from '../dom/PageElement.ts';
import { PageAnchor } from '../dom/widgets.ts';
import { ORIGIN } from '../Backend.ts';
import type { Pressable, Screen } from '../reading/Screen.ts';
import type { Random } from '../platform/random.ts';
import type { Intent } from './intents.ts';

/** The wallet's button is its provider's, so it submits no form of the page. */
const WALLET = /^Pay with/;

/** What sends a form: the wallet's button, or else its own. */
export function sendersOf(screen: Screen): readonly Pressable[] {
  const inMain = screen.pressables.filter(({ element }) => screen.main.contains(element));
  const wallets = inMain.filter(({ name }) => WALLET.test(name));
  if (wallets.length > 0) return wallets;
  return inMain.filter(
    ({ element }) => element.matches('form button') && isSubmit(element) && !element.closest('search'),
  );
}

/** What leads on: what sends a form, or else a link that fits the journey, or the button of a dialog. */
export function purposeOf(screen: Screen, intent: Intent, random: Random): Pressable | null {
  const buttons = sendersOf(screen);
  if (buttons.length > 0) return random.pick(buttons);
  const { main } = screen;
  const inMain = screen.pressables.filter(({ element }) => main.contains(element));
  const links = inMain.filter(({ element }) => element instanceof PageAnchor && isLiked(element, intent));
  if (links.length > 0) return random.pick(links);
  const inDialog = inMain.filter(({ element }) => element.matches('dialog footer button, dialog footer a'));
  return inDialog.length > 0 ? random.pick(inDialog) : null;
}

const isSubmit = (element: PageElement): boolean => (element.getAttribute('type') ?? 'submit') === 'submit';

/** True if the link leads to the page where it is, or to an earlier step, such as from a payment to its form. */
function leadsBack(link: PageAnchor, pathname: string): boolean {
  const from = tabPath(link);
  return (
    `${from}/`.startsWith(`${pathname}/`) || (from.endsWith('/check') && /\/(value|details)$/.test(pathname))
  );
}

function isLiked(link: PageAnchor, { likes }: Intent): boolean {
  const { pathname } = new URL(link.href);
  return (
    link.href.startsWith(ORIGIN) &&
    link.target !== '_blank' &&
    likes.test(pathname) &&
    !leadsBack(link, pathname)
  );
}

/** The path of the page that the link is on. */
export const tabPath = (element: PageAnchor): string => new URL(element.page.baseURI).pathname;

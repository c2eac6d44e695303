import type { Exchange } from '../driver/call.ts';
import type { AnswerRule } from './answerRule.ts';
import { type Named, textsOf } from './texts.ts';

/** Fields of the contract that hold an address of a page. Those of the configuration have a pattern. */
const ADDRESSES: readonly string[] = ['link', 'url', 'redirectUrl', 'returnUrl'];
/** As the app reads them: without user name, password, backslashes or letters outside ASCII in the host. */
const WEB = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\<>"']*)?$/i;
/** Links of a page may begin a mail or a call, too. */
const MAIL_OR_PHONE = /^(?:mailto:[^\s\\<>"']+|tel:\+?[0-9().\- ]{3,30})$/i;
const LOOPBACK = /^http:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?#]|$)/i;
const LINK = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

export const webAddresses: AnswerRule = {
  id: 'addresses',
  title: 'Addresses are https, so that the app shows them and a browser follows them',
  contract:
    '- Addresses are https; links within texts may also be `mailto:` and `tel:`. Clients leave out all others.',
  isAbout: (exchange) => addressesIn(exchange).length > 0,
  judge: (exchange) =>
    addressesIn(exchange)
      .filter((address) => !isUsable(address, exchange))
      .map(({ name, isLink, text }) => {
        const what = /^http:/i.test(text) ? 'is http' : 'is no address that the app uses';
        return isLink ? `A link within ${name} ${what}.` : `${name} ${what}.`;
      })
      .filter((says, index, all) => all.indexOf(says) === index),
};

interface Address extends Named {
  /** It stands in the HTML of a text. */
  readonly isLink: boolean;
}

function addressesIn({ body }: Exchange): readonly Address[] {
  return textsOf(body).flatMap(({ name, text }): Address[] =>
    ADDRESSES.includes(name)
      ? [{ name, text, isLink: false }]
      : [...text.matchAll(LINK)].map((found) => ({
          name,
          text: found.slice(1).find((href) => href !== undefined) ?? '',
          isLink: true,
        })),
  );
}

/** A stand-in on this machine has no https, and a browser treats its addresses as if they had. */
function isUsable({ text, isLink }: Address, { origin }: Exchange): boolean {
  if (WEB.test(text) || (isLink && MAIL_OR_PHONE.test(text))) return true;
  return LOOPBACK.test(origin) && LOOPBACK.test(text);
}

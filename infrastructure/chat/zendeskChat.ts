import type { Chat, ChatWish } from '#application/ports/chat.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';

const LOADER = 'https://static.zdassets.com/ekr/snippet.js';

/** Below our dialogs, so that the chat never covers the focused element there (WCAG 2.4.11). */
const LAYER = 10;

type Command = (...words: readonly unknown[]) => void;

/** Zendesk's messenger (product 11.3). It may store only what it needs to work. */
export class ZendeskChat implements Chat {
  readonly #scripts: VendorScripts;

  constructor(scripts: VendorScripts) {
    this.#scripts = scripts;
  }

  async open({ key, locale }: ChatWish): Promise<boolean> {
    try {
      await this.#scripts.load({
        address: `${LOADER}?key=${encodeURIComponent(key)}`,
        isModule: false,
        attributes: { id: 'ze-snippet' }, // the script finds its own tag by this id
        isThere: () => messenger() !== null,
      });
      const tell = messenger();
      tell?.('messenger:set', 'cookies', 'functional');
      tell?.('messenger:set', 'locale', locale);
      tell?.('messenger:set', 'zIndex', LAYER);
      tell?.('messenger', 'show');
      tell?.('messenger', 'open');
      return tell !== null;
    } catch {
      return false;
    }
  }

  close(): void {
    const tell = messenger();
    tell?.('messenger', 'close');
    tell?.('messenger', 'hide');
  }
}

function messenger(): Command | null {
  const found: unknown = Reflect.get(window, 'zE');
  return typeof found === 'function' ? (found as Command) : null;
}

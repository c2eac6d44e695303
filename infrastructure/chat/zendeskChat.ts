import type { Chat, ChatOptions } from '#application/ports/chat.ts';
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

  async open({ key, locale }: ChatOptions): Promise<boolean> {
    try {
      await this.#scripts.load({
        address: `${LOADER}?key=${encodeURIComponent(key)}`,
        isModule: false,
        attributes: { id: 'ze-snippet' }, // the script finds its own tag by this id
        isThere: () => messenger() !== null,
      });
      const call = messenger();
      call?.('messenger:set', 'cookies', 'functional');
      call?.('messenger:set', 'locale', locale);
      call?.('messenger:set', 'zIndex', LAYER);
      call?.('messenger', 'show');
      call?.('messenger', 'open');
      return call !== null;
    } catch {
      return false;
    }
  }

  close(): void {
    const call = messenger();
    call?.('messenger', 'close');
    call?.('messenger', 'hide');
  }
}

function messenger(): Command | null {
  const found: unknown = Reflect.get(window, 'zE');
  return typeof found === 'function' ? (found as Command) : null;
}

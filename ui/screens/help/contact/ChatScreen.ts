import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatOutcome, OpenChat } from '#application/help/openChat.ts';
import type { Privacy } from '#application/privacy/privacy.ts';
import type { Locale } from '#domain/language/locale.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** What came of the last press; `ready`: what was missing was consented to since. */
export type ChatState = 'idle' | 'opening' | 'ready' | ChatOutcome;

interface ChatDeps {
  readonly openChat: OpenChat;
  readonly privacy: Pick<Privacy, 'consent'>;
  /** The language in use; read at each press. */
  readonly locale: () => Locale;
}

/** View model of the chat's place on the help page. */
export class ChatScreen {
  state: ChatState = 'idle';
  readonly #deps: ChatDeps;
  readonly #latest = new LatestRequest();
  #unsubscribe: () => void = () => {};

  constructor(parts: ChatDeps) {
    this.#deps = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts accepting answers; returns a function after which late ones are dropped. */
  start(): () => void {
    const leave = this.#latest.enter();
    return () => {
      leave();
      this.#unsubscribe();
    };
  }

  get isOffered(): boolean {
    return this.#deps.openChat.isOffered;
  }

  async open(): Promise<void> {
    if (this.state === 'opening') return;
    this.become('opening');
    const { openChat, privacy, locale } = this.#deps;
    const outcome = await openChat.execute(locale(), privacy);
    if (!this.#latest.isLeft) this.become(outcome);
  }

  /** Opens the settings in which the chat can be consented to. */
  async askConsent(): Promise<void> {
    const { openChat, privacy } = this.#deps;
    this.#unsubscribe();
    const stop = await openChat.askConsent(privacy, () => this.become('ready'));
    if (this.#latest.isLeft) stop();
    else this.#unsubscribe = stop;
  }

  private become(state: ChatState): void {
    this.state = state;
  }
}

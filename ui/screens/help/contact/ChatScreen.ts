import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatOutcome, OpenChat } from '#application/help/openChat.ts';
import type { Privacy } from '#application/privacy/privacy.ts';
import type { Locale } from '#domain/language/locale.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** Outcome of the last click; `ready`: the user has since given the missing consent. */
export type ChatState = 'idle' | 'opening' | 'ready' | ChatOutcome;

interface ChatDeps {
  readonly openChat: OpenChat;
  readonly privacy: Pick<Privacy, 'consent'>;
  /** The current language, read at each click. */
  readonly locale: () => Locale;
}

export class ChatScreen {
  state: ChatState = 'idle';
  readonly #deps: ChatDeps;
  readonly #latest = new LatestRequest();
  #unsubscribe: () => void = () => {};

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Accepts answers. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    return this.#latest.enter(() => this.#unsubscribe());
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

  /** Opens the settings where the user can consent to the chat. */
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

import { type Instant, rfc3339 } from '../core/clock.ts';

/** A mail, or a letter by post. */
export interface Message {
  readonly id: number;
  readonly sentAt: string;
  readonly channel: 'mail' | 'letter';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** URLs in the text that the page makes clickable. */
  readonly links: readonly string[];
}

/** Stores messages, newest first. No message leaves the sandbox. */
export class Outbox {
  readonly #messages: Message[] = [];

  send(message: Omit<Message, 'id' | 'sentAt'>, now: Instant): void {
    this.#messages.unshift({ ...message, id: this.#messages.length + 1, sentAt: rfc3339(now) });
  }

  sendLetter(letter: Pick<Message, 'to' | 'subject' | 'text'>, now: Instant): void {
    this.send({ channel: 'letter', ...letter, links: [] }, now);
  }

  all(): readonly Message[] {
    return this.#messages;
  }
}

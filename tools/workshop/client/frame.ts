import { element } from './element.ts';
import type { Scheme } from './view.ts';

/** What one frame shows. */
export interface Shown {
  readonly label: string;
  /** Before the host of the workshop: a frame's own name and its brand. */
  readonly host: string;
  readonly state: string;
  readonly language: string;
  readonly scenario: string;
  readonly look: Look;
}

/** How it shows it: this changes while the app in the frame runs on. */
export interface Look {
  readonly width: number;
  readonly scheme: Scheme;
  readonly zoom: number;
}

/** Heights of devices with these widths. */
const HEIGHT: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 900 };
const USUAL_HEIGHT = 900;

/** A live app at a device's size, drawn smaller. It starts when `start` is called. */
export class Frame {
  readonly figure: HTMLElement;
  /** The frame's start page, which fills the storage of the frame's own origin and opens the app. */
  readonly address: string;
  readonly start: () => void;
  readonly #iframe: HTMLIFrameElement;
  readonly #stage: HTMLElement;

  constructor({ label, host, state, language, scenario, look }: Shown) {
    const query = new URLSearchParams({ state, language, scenario });
    this.address = `http://${host}.${window.location.host}/gallery/begin?${query.toString()}`;
    this.#iframe = element('iframe', { title: label });
    this.#stage = element('div', { className: 'stage' }, this.#iframe);
    this.start = () => {
      this.#iframe.src = this.address;
    };
    const again = element('button', { type: 'button', title: 'Start again', onclick: this.start }, '↻');
    again.setAttribute('aria-label', `Start again: ${label}`);
    const tab = element(
      'a',
      { href: this.address, title: 'Own tab', target: '_blank', rel: 'noreferrer' },
      '↗',
    );
    tab.setAttribute('aria-label', `Own tab: ${label}`);
    const name = element('span', { title: label }, label);
    this.figure = element(
      'figure',
      { className: 'frame' },
      element('figcaption', {}, name, again, tab),
      this.#stage,
    );
    this.wear(look);
  }

  wear({ width, scheme, zoom }: Look): void {
    const height = HEIGHT[width] ?? USUAL_HEIGHT;
    this.#iframe.style.inlineSize = `${width}px`;
    this.#iframe.style.blockSize = `${height}px`;
    this.#iframe.style.scale = String(zoom);
    // The app in the frame follows the scheme of the element that embeds it.
    this.#iframe.style.colorScheme = scheme;
    this.figure.style.inlineSize = `${width * zoom}px`;
    this.#stage.style.blockSize = `${height * zoom}px`;
  }

  /** Tells the app in the frame something. */
  tell(message: object): void {
    this.#iframe.contentWindow?.postMessage(message, new URL(this.address).origin);
  }
}

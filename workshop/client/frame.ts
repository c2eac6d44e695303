import { element } from './element.ts';

/** What one frame shows. */
export interface Shown {
  readonly label: string;
  /** Before the host of the workshop: a frame's own name and its brand. */
  readonly host: string;
  readonly state: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly language: string;
  readonly scenario: string;
  readonly zoom: number;
}

/** Heights of devices with these widths. */
const HEIGHT: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 900 };
const USUAL_HEIGHT = 900;

/** A frame's start page, which fills the storage of the frame's own origin and opens the app. */
function beginAddress({ host, state, language, scenario }: Shown): string {
  const query = new URLSearchParams({ state, language, scenario });
  return `http://${host}.${window.location.host}/gallery/begin?${query.toString()}`;
}

/** A live app at a device's size, drawn smaller. It starts when `start` is called. */
export function frameOf(shown: Shown): { readonly figure: HTMLElement; readonly start: () => void } {
  const { label, width, zoom, scheme } = shown;
  const height = HEIGHT[width] ?? USUAL_HEIGHT;
  const address = beginAddress(shown);
  const iframe = element('iframe', { title: label });
  iframe.style.inlineSize = `${width}px`;
  iframe.style.blockSize = `${height}px`;
  iframe.style.scale = String(zoom);
  // The app in the frame follows the scheme of the element that embeds it.
  iframe.style.colorScheme = scheme;
  const stage = element('div', { className: 'stage' }, iframe);
  stage.style.inlineSize = `${width * zoom}px`;
  stage.style.blockSize = `${height * zoom}px`;
  const start = () => {
    iframe.src = address;
  };
  const again = element('button', { type: 'button', onclick: start }, 'Start again');
  again.setAttribute('aria-label', `Start again: ${label}`);
  const tab = element('a', { href: address, target: '_blank', rel: 'noreferrer' }, 'Own tab');
  tab.setAttribute('aria-label', `Own tab: ${label}`);
  const caption = element('figcaption', {}, element('span', {}, label), again, tab);
  caption.style.maxInlineSize = `${Math.max(width * zoom, 240)}px`;
  return { figure: element('figure', { className: 'frame' }, caption, stage), start };
}

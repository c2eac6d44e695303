import type { Locale } from '#domain/language/locale.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { EARLY_MARKS } from '#infrastructure/page/earlyPage.ts';
import { bodyOf, forget } from './ahead.ts';
import { type OpenLink, readOnlyCode, readOpenLink } from './linkAnswers.ts';

/** `reveal` sends its call when invoked; it is invoked once per click. */
export interface LinkCalls {
  readonly opened: AskedAhead;
  readonly reveal: () => AskedAhead;
}

/**
 * Fills the early page's card: shop and value once the link is open, the code once the user asks for it (ADR 6). Leaves
 * everything else, such as refusals, to the app, which gets the same answers. Removes the code on `pagehide`.
 */
export function showLink(early: HTMLElement, { opened, reveal }: LinkCalls, locale: Locale): void {
  const card = early.querySelector('main article');
  const button = card?.querySelector<HTMLElement>('button');
  const area = card?.querySelector<HTMLElement>('[data-state=sealed]');
  const shown = early.querySelector<HTMLTemplateElement>('main template[data-part=shown]');
  if (!card || !button || !area || !shown) return;
  const ready = bodyOf(opened).then(readOpenLink);
  const covered = [...area.children];
  let asked: AskedAhead | null = null;

  const showShop = async (): Promise<void> => {
    const link = await ready;
    const head = shown.content.querySelector('header');
    if (link === null || head === null) return;
    fill(head, link, locale);
    card.querySelector('header')?.replaceWith(head);
  };
  const show = async (): Promise<void> => {
    if (asked !== null || (await ready) === null || asked !== null) return;
    const mine = (asked = reveal());
    const code = readOnlyCode(await bodyOf(mine));
    const line = shown.content.querySelector('p:last-child')?.cloneNode(true);
    // The user left the page meanwhile, or clicked again after that.
    if (code === null || asked !== mine || !(line instanceof HTMLElement)) return;
    const [spelled, written] = line.children;
    if (!spelled || !written) return;
    spelled.textContent = Array.from(code).join(' ');
    written.textContent = code;
    const [label] = covered;
    area.replaceChildren(...(label ? [label] : []), line);
    area.dataset['state'] = 'revealed';
    button.style.visibility = 'hidden';
    // As in the app: the focused button is gone, and some browsers do not focus a clicked button.
    area.focus();
  };
  const cover = (): void => {
    if (asked !== null) forget(asked);
    asked = null;
    area.replaceChildren(...covered);
    area.dataset['state'] = 'sealed';
    button.ariaBusy = null;
    button.style.visibility = '';
  };

  void showShop();
  // Stop here: the app reads the mark, because its own button may be gone when it takes over.
  button.addEventListener('click', (press) => {
    press.stopPropagation();
    early.setAttribute(EARLY_MARKS.asked, '');
    button.ariaBusy = 'true';
    void show();
  });
  window.addEventListener('pagehide', cover);
}

function fill(head: Element, { shop, logo, value }: OpenLink, locale: Locale): void {
  const image = head.querySelector('img');
  if (logo === null) image?.remove();
  else image?.setAttribute('src', logo);
  const name = head.querySelector('h2');
  if (name) name.textContent = shop;
  const amount = head.querySelector('p');
  if (amount) amount.textContent = formatMoney(value, locale);
}

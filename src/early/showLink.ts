import type { Locale } from '#domain/language/locale.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { EARLY_MARKS } from '#infrastructure/screen/earlyPage.ts';
import { bodyOf, forget } from './ahead.ts';
import { type OpenLink, readOnlyCode, readOpenLink } from './linkAnswers.ts';

/** The calls of a link's page. `reveal` makes its call when it is called, and is called once for a press. */
export interface LinkCalls {
  readonly opened: AskedAhead;
  readonly reveal: () => AskedAhead;
}

/**
 * Shows in the covered card of the early page what is behind a link: shop and value as soon as it is open, the code once
 * that was asked for (ADR 6). What is not plain, a refusal for instance, is left to the app, which takes the same answers.
 * When the page is left, the code leaves it.
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
    // Left meanwhile, or pressed again after that.
    if (code === null || asked !== mine || !(line instanceof HTMLElement)) return;
    const [spelled, written] = line.children;
    if (!spelled || !written) return;
    spelled.textContent = Array.from(code).join(' ');
    written.textContent = code;
    const [label] = covered;
    area.replaceChildren(...(label ? [label] : []), line);
    area.dataset['state'] = 'revealed';
    button.style.visibility = 'hidden';
    // As in the app: the button that had the focus is gone, and some browsers give none to what is clicked.
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
  // The press ends here: the app hears of it by its mark, since its own button may be gone when it takes over.
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

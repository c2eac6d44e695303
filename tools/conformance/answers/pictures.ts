import type { Exchange } from '../driver/call.ts';
import type { AnswerRule } from './answerRule.ts';
import { type Named, textsOf } from './texts.ts';

/** Fields that hold a picture of the backend. Those of the configuration have a pattern. */
const PICTURES: readonly string[] = ['logo', 'banner'];
/** As the app reads it, and as the policy of its pages lets a browser load it: `img-src 'self'`. */
const OWN = /^\/media(?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+\.(?:svg|png|jpe?g|webp|avif|ico)$/i;

export const ownPictures: AnswerRule = {
  id: 'pictures',
  title: 'Pictures are paths below /media/: the policy of the pages blocks all others',
  contract:
    "browsers keep the pictures for a day, so a changed picture gets a new name. A page's policy blocks all others.",
  isAbout: (exchange) => picturesOf(exchange).length > 0,
  judge: (exchange) =>
    picturesOf(exchange)
      .filter(({ text }) => !OWN.test(text))
      .map(({ name, text }) => `${name} ${placeOf(text)}.`)
      .filter((says, index, all) => all.indexOf(says) === index),
};

/** The configuration's own pictures may also be those of the release. */
export function picturesOf({ body, operation }: Exchange): readonly Named[] {
  if (operation.operationId === 'getSiteConfig') return [];
  return textsOf(body).filter(({ name, text }) => PICTURES.includes(name) && text !== '');
}

function placeOf(text: string): string {
  if (/^(?:https?:)?\/\//i.test(text)) return 'is on a host of its own, which the policy of the page blocks';
  if (/^[a-z]+:/i.test(text)) return 'is no path, and the app leaves it out';
  return text.startsWith('/media/') ? 'is no name of a picture that the app loads' : 'is not below /media/';
}

/** Words that stand beside a code on cards and in mails, in the languages of the sites. */
const NAMES =
  /^(?:\p{L}*(?:codes?|codici|codice|gutscheine?|gutscheinnummer|vouchers?|coupons?|cadeaux?|ch[eè]ques?|kaart|karte|cards?|gift|bons?|buono|regalo)|carte|carta|kartennummer)$/iu;
const SERIAL = /^(?:s[eé]ri\p{L}*|sn)$/iu;
/** Words that join a label and its code. */
const BETWEEN =
  /^(?:a|al|as|ce|cet|cette|da|das|de|deel|dein|deine|del|della|dem|den|der|des|di|die|du|e|een|el|en|est|et|für|for|gives|hat|heisst|heißt|here|hier|het|i|ihr|ihre|il|ist|is|io|je|jouw|l|la|las|lautet|le|les|leur|luidt|ma|mein|meine|mijn|mio|mon|my|n|no|nr|num|number|numero|numéro|nummer|of|pour|per|questo|reads|sono|suo|the|this|un|und|une|uw|van|vom|von|vos|votre|voici|voor|unser|your|è|and|ecco|d)$/iu;

/** A word of a text with what stands before it. */
export interface Word {
  readonly text: string;
  /** Everything between the word before it and this one. */
  readonly before: string;
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
}

/** Words are runs of letters and digits of any alphabet. */
export function wordsOf(text: string): readonly Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const before = text.slice(end, index);
    end = index + word.length;
    return { text: word, before, from: index, to: end };
  });
}

export function isCodeName({ text }: Word): boolean {
  return NAMES.test(text);
}

export function isSerialName({ text }: Word): boolean {
  return SERIAL.test(text);
}

export function isBetween({ text }: Word): boolean {
  return BETWEEN.test(text);
}

/** Said, not printed on a card: small letters or three and more, with a vowel or of another alphabet. */
export function isSpoken(text: string): boolean {
  if (!/^(?:\p{L}{3,}|\p{Ll}{2})$/u.test(text)) return false;
  return /[aeiouäöüàâéèêëîïôùû]/i.test(text) || /\P{Script=Latin}/u.test(text);
}

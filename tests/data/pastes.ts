import { aLinkToken } from './redemption.ts';

/** A text as people type or paste it into the code field, and what has to come next. */
type Paste = readonly [text: string, next: string];

const MAIL_DE = `Guten Tag Anna Berg,

vielen Dank für Ihre Bestellung 482910377 vom 21.11.2026 über 50,00 EUR.

Ihr Gutscheincode: CSJ9QX6GB

Einlösen können Sie ihn auf https://redeem.de.example/ bis 31.12.2029.
Fragen? hilfe@redeem.de.example oder 030 1234567

Viele Grüße
Ihr Team, USt-IdNr. DE123456789`;

const MAIL_EN = `Hi Sam, happy birthday! 🎁 Here is your voucher, worth £25.00.
Voucher code
CSJ9 QX6G B2
Order number 482 910 377. Questions? help@redeem.de.example`;

const SAFE = 'https://eur01.safelinks.protection.mailguard.example/?url=';
const OURS = 'https%3A%2F%2Fredeem.de.example%2F%23code%3DCSJ9QX6GB';

/** Fourteen kinds, ten of each. `send`, `open` and `serial` name what is read; `offer` what is shown to be taken. */
export const PASTES: Readonly<Record<string, readonly Paste[]>> = {
  'a bare code': [
    ['CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Ab3dE6gH9', 'send Ab3dE6gH9'],
    [' CSJ9QX6GB ', 'send CSJ9QX6GB'],
    ['CSJ9QX6GB\n', 'send CSJ9QX6GB'],
    ['\u200bCSJ9QX6GB\u200b', 'send CSJ9QX6GB'],
    ['1234567890123456', 'send 1234567890123456'],
    ['csj9qx6gb', 'send csj9qx6gb'],
    ['CSJQXGBKL', 'send CSJQXGBKL'],
    ['A1B2C3D4E5F6G7H8I9J0K1L2', 'send A1B2C3D4E5F6G7H8I9J0K1L2'],
    ['CSJ9Q', 'too-short'],
  ],
  'a code with separators': [
    ['CSJ 9QX 6GB', 'send CSJ9QX6GB'],
    ['CSJ-9QX-6GB', 'send CSJ9QX6GB'],
    ['Ab3–dE6–gH9', 'send Ab3dE6gH9'],
    ['CSJ9 QX6G B2', 'send CSJ9QX6GB2'],
    ['1234 5678 9012 3456', 'send 1234567890123456'],
    ['C S J 9 Q X 6 G B', 'send CSJ9QX6GB'],
    ['CSJ\u00a09QX\u00a06GB', 'send CSJ9QX6GB'],
    ['y2-45 ywvdv', 'send y245ywvdv'],
    ['ABC DEF 123', 'send ABCDEF123'],
    ['Ab3-dE6 gH9', 'send Ab3dE6gH9'],
  ],
  'a label without a colon': [
    ['Voucher code CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Gutscheincode CSJ 9QX 6GB', 'send CSJ9QX6GB'],
    ['Code CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['CODE CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Ihr Gutschein-Code lautet CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['votre code est CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Codice buono CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Cadeaubon nr. CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['CSJ9QX6GB is my code', 'send CSJ9QX6GB'],
    ['Gift card code CSJQXGBKL', 'offer CSJQXGBKL'],
  ],
  'a label with a colon': [
    ['Code: CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Ihr Gutscheincode lautet: CSJ 9QX 6GB!', 'send CSJ9QX6GB'],
    ['Votre code\u00a0:\u00a0CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Voucher code:\nCSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Il suo codice: „CSJ9QX6GB“', 'send CSJ9QX6GB'],
    ['Hier ist Ihr persönlicher Gutscheincode: Ab3dE6gH9', 'send Ab3dE6gH9'],
    ['Code: CSJQXGBKL', 'send CSJQXGBKL'],
    ['Order number: AB12345678', 'offer AB12345678'],
    ['Code: Ab3', 'too-short'],
    ['Code: vergessen', 'offer vergessen'],
  ],
  'an address of ours': [
    ['https://redeem.de.example/#code=CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['http://de.localhost:3000/#code=CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['redeem.de.example/#code=CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['<https://redeem.de.example/#code=CSJ9QX6GB>', 'send CSJ9QX6GB'],
    ['https://redeem.de.example/#code=CSJ9QX6GB.', 'send CSJ9QX6GB'],
    ['Code: https://REDEEM.de.example/?utm_source=mail#code=CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['Look: https://redeem.de.example/#code=CSJ9QX6GB', 'offer CSJ9QX6GB'],
    ['https://redeem.de.example/#code=short', 'web-address'],
    [`https://redeem.de.example/merchantcode/${aLinkToken}).`, `open ${aLinkToken}`],
    ['https://redeem.de.example/shops?name=books', 'web-address'],
  ],
  'a wrapped link': [
    [`${SAFE}${OURS}&data=05%7C02%7C&sdata=xyz%3D&reserved=0`, 'send CSJ9QX6GB'],
    [`https://www.search.example/url?q=${OURS}&sa=D&ust=1700000000`, 'send CSJ9QX6GB'],
    ['https://www.search.example/url?q=https://redeem.de.example/%23code%3DCSJ9QX6GB&sa=D', 'send CSJ9QX6GB'],
    [
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__redeem.de.example_-23code-3DCSJ9QX6GB&d=DwMF&c=abc',
      'send CSJ9QX6GB',
    ],
    [
      'https://urldefense.com/v3/__https://redeem.de.example/*code=CSJ9QX6GB__;Iw!!abc!def$',
      'send CSJ9QX6GB',
    ],
    [`https://secure-web.guard.example/1abcDEF23/${OURS}`, 'send CSJ9QX6GB'],
    [
      'https://link.guard.example/?d=redeem.de.example&u=aHR0cHM6Ly9yZWRlZW0uZGUuZXhhbXBsZS8jY29kZT1DU0o5UVg2R0I=&i=1',
      'send CSJ9QX6GB',
    ],
    [`${SAFE}${encodeURIComponent(`${SAFE}${OURS}&data=1`)}&data=2`, 'send CSJ9QX6GB'],
    [
      `${SAFE}${encodeURIComponent(`https://redeem.de.example/merchantcode/${aLinkToken}`)}&data=05`,
      `open ${aLinkToken}`,
    ],
    [`${SAFE}https%3A%2F%2Fwww.shop.example%2F%23code%3DSAVE20NOW&data=05`, 'web-address'],
  ],
  'a whole mail': [
    [MAIL_DE, 'offer CSJ9QX6GB'],
    [MAIL_DE.replaceAll('\n', ' '), 'offer CSJ9QX6GB'],
    [MAIL_EN, 'offer CSJ9QX6GB2'],
    [MAIL_EN.replaceAll('\n', ' '), 'offer CSJ9QX6GB2'],
    ['Bonjour, voici votre chèque-cadeau. Code : CSJ9QX6GB. Bonne journée !', 'offer CSJ9QX6GB'],
    ['Buongiorno, il suo codice è CSJ9QX6GB e vale fino al 31/12/2029.', 'offer CSJ9QX6GB'],
    ['Beste klant, uw code is CSJ 9QX 6GB. Met vriendelijke groet', 'offer CSJ9QX6GB'],
    ['I got this from my aunt, it says CSJ9QX6GB on the back', 'offer CSJ9QX6GB'],
    [
      'Seriennummer 416 170 243, Code CSJ9QX6GB, gültig bis 31.12.2029. Öffnen: https://www.shop.example/a1b2c3d4',
      'offer CSJ9QX6GB',
    ],
    [
      'Dear Sam, open https://redeem.de.example/#code=CSJ9QX6GB or enter CSJ 9QX 6GB by hand.',
      'offer CSJ9QX6GB',
    ],
  ],
  'quotes, brackets and arrows': [
    ['`CSJ9QX6GB`', 'send CSJ9QX6GB'],
    ['„CSJ9QX6GB“', 'send CSJ9QX6GB'],
    ['(CSJ9QX6GB)', 'send CSJ9QX6GB'],
    ['[CSJ 9QX 6GB]', 'send CSJ9QX6GB'],
    ['<CSJ9QX6GB>', 'send CSJ9QX6GB'],
    ['→ CSJ9QX6GB ←', 'send CSJ9QX6GB'],
    ['>>> CSJ9QX6GB <<<', 'send CSJ9QX6GB'],
    ['**CSJ9QX6GB**', 'send CSJ9QX6GB'],
    ['Code ➜ CSJ9QX6GB', 'send CSJ9QX6GB'],
    ['CSJ9QX6G😀', 'bad-character'],
  ],
  'full-width and other letters that show a code': [
    ['ＣＳＪ９ＱＸ６ＧＢ', 'send CSJ9QX6GB'],
    ['ＣＳＪ　９ＱＸ　６ＧＢ', 'send CSJ9QX6GB'],
    ['ＣＳＪ－９ＱＸ－６ＧＢ', 'send CSJ9QX6GB'],
    ['CSJ９QX６GB', 'send CSJ9QX6GB'],
    ['Ｃｏｄｅ：ＣＳＪ９ＱＸ６ＧＢ', 'send CSJ9QX6GB'],
    ['（ＣＳＪ９ＱＸ６ＧＢ）', 'send CSJ9QX6GB'],
    ['𝐂𝐒𝐉𝟗𝐐𝐗𝟔𝐆𝐁', 'send CSJ9QX6GB'],
    ['𝙲𝚂𝙹𝟿𝚀𝚇𝟼𝙶𝙱', 'send CSJ9QX6GB'],
    ['４１６１７０２４３', 'serial 416170243'],
    ['ＣＳＪ９Ｑ', 'too-short'],
  ],
  'letters of another alphabet': [
    ['СSJ9QX6GB', 'cyrillic С as C at 1'],
    ['CSJ9QХ6GB', 'cyrillic Х as X at 6'],
    ['CSJ 9QХ 6GB', 'cyrillic Х as X at 6'],
    ['Code: CSJ9QX6GВ', 'cyrillic В as B at 9'],
    ['Voucher code СSJ9QX6GB', 'cyrillic С as C at 1'],
    ['аb3dE6gH9', 'cyrillic а as a at 1'],
    ['CSJ9QΧ6GB', 'greek Χ as X at 6'],
    ['ΑB3dE6gH9', 'greek Α as A at 1'],
    ['My code is CSJ9QХ6GB, but it does not work', 'cyrillic Х as X at 6'],
    ['Мой код не работает', 'words'],
  ],
  'a serial number': [
    ['416170243', 'serial 416170243'],
    ['416 170 243', 'serial 416170243'],
    ['416-170-243', 'serial 416170243'],
    ['Serial number: 416-170-243', 'serial 416170243'],
    ['Serial number 416 170 243', 'serial 416170243'],
    ['Seriennummer: 416170243', 'serial 416170243'],
    ['Numéro de série 416 170 243', 'serial 416170243'],
    ['Numero di serie 416170243', 'serial 416170243'],
    ['My card has the serial number 416 170 243 on it', 'serial 416170243'],
    ['Serienummer 41617024', 'words'],
  ],
  'a mail address': [
    ['anna.berg@mail.example', 'mail-address'],
    [' anna.berg@mail.example ', 'mail-address'],
    ['mailto:anna.berg@mail.example', 'mail-address'],
    ['<anna.berg@mail.example>', 'mail-address'],
    ['anna+voucher2026@mail.example', 'mail-address'],
    ['a.b@c-d.example.', 'mail-address'],
    ['ANNA@MAIL.EXAMPLE', 'mail-address'],
    ['anna_99@mail.example,', 'mail-address'],
    ['Anna Berg <anna.berg@mail.example>', 'words'],
    ['anna.berg@mail.example CSJ9QX6GB', 'offer CSJ9QX6GB'],
  ],
  'an address of a shop': [
    ['https://www.shop.example/', 'web-address'],
    ['www.shop.example', 'web-address'],
    ['shop.example/sale', 'web-address'],
    ['https://www.shop.example/p/CSJ9QX6GB', 'web-address'],
    ['https://www.shop.example/?voucher=CSJ9QX6GB', 'web-address'],
    ['https://www.shop.example/#code=SAVE20NOW', 'web-address'],
    ['(https://www.shop.example/a_b)', 'web-address'],
    ['https://redeem.de.example.shop.example/#code=CSJ9QX6GB', 'web-address'],
    ['Find it on www.shop.example', 'words'],
    ['https://www.shop.example/ CSJ9QX6GB', 'offer CSJ9QX6GB'],
  ],
  'an ordinary sentence': [
    ['I have lost my card', 'words'],
    ['Wo finde ich den Code?', 'words'],
    ['Gutschein verloren', 'words'],
    ['der Code geht nicht', 'words'],
    ['50 Euro von Oma', 'words'],
    ['Mon code ne marche pas !', 'words'],
    ['voucher code', 'words'],
    ['is it ok', 'words'],
    ['Bestellnummer 482910377', 'words'],
    ['Ho pagato 100euro il 29.11.2026', 'words'],
  ],
};

export const SYMBOLOGIES = ['code128', 'ean13', 'qr'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** A longer code needs bars thinner than a phone can show. */
const LONGEST_CODE_128 = 40;
const LONGEST_QR = 1000;

/** True if the code can be drawn: a till could misread the bars of an invalid one. */
export function isScannable(code: string, symbology: Symbology): boolean {
  switch (symbology) {
    case 'code128':
      return /^[\x20-\x7e]+$/.test(code) && code.length <= LONGEST_CODE_128;
    case 'ean13':
      return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12]);
    case 'qr':
      return code !== '' && code.length <= LONGEST_QR;
  }
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

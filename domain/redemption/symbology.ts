/** How a till reads a code; codes whose shop names none of these are shown as text alone. */
export const SYMBOLOGIES = ['code128', 'ean13', 'qr'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** More would be drawn in bars thinner than a phone can show. */
const LONGEST_CODE_128 = 40;
const LONGEST_QR = 1000;

/** Whether a code can be drawn that way: bars that a till reads as something else would be worse than none. */
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

/** The last digit of an EAN-13: the others weigh 1 and 3 in turn, and all together make a multiple of ten. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

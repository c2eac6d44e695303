/** How a till scans a code. A code whose shop names none of these is shown as text only. */
export const SYMBOLOGIES = ['code128', 'ean13', 'qr'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** In characters. A longer code would be drawn in bars thinner than a phone can show. */
const LONGEST_CODE_128 = 40;
const LONGEST_QR = 1000;

/**
 * True if the code can be drawn in this symbology; bars that a till reads as something else would be worse than none.
 * Code 128: 1 to 40 printable ASCII characters. EAN-13: 13 digits with the right check digit. QR: 1 to 1000
 * characters.
 */
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

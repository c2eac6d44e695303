/** Returns the last four digits of a serial number; a page may show no more of it (product 4.9). */
export function lastFour(serialNumber: string): string {
  return serialNumber.slice(-4);
}

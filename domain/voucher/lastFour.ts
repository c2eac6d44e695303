/** Returns the last four digits of a serial number; a page may show no more of it (design 7.4). */
export function lastFour(serialNumber: string): string {
  return serialNumber.slice(-4);
}

/** A page may show no more of a serial number (product 4.9). */
export function lastFour(serialNumber: string): string {
  return serialNumber.slice(-4);
}

/** The amounts in euros that a text names after the words of `before`, in cents. */
export function amountsAfter(before: string, text: string): readonly number[] {
  const escaped = before.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const found = text.matchAll(new RegExp(`${escaped}[ ]*([\\d.]+,\\d{2}) €`, 'g'));
  return [...found].map(([, amount = '']) => centsOf(amount));
}

function centsOf(amount: string): number {
  return Number(amount.replaceAll('.', '').replace(',', ''));
}

/** As pages show it in German. */
export function euros(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${String(cents % 100).padStart(2, '0')} €`;
}

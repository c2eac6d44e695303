/** Digits that a JSON number can hold as they are: no leading zero, at most 2^53. */
function numberOf(text: string): number | string {
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) && String(number) === text ? number : text;
}

function digitsAsNumbers(value: unknown): unknown {
  if (typeof value === 'string') return numberOf(value);
  if (Array.isArray(value)) return value.map(digitsAsNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, digitsAsNumbers(part)]));
}

/** As backends write it that take every text of digits for a number. Null for an answer that is not JSON. */
export async function withDigitsAsNumbers(answer: Response): Promise<Response | null> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return null;
  const body: unknown = await answer.json();
  const { status, headers } = answer;
  return new Response(JSON.stringify(digitsAsNumbers(body)), { status, headers });
}

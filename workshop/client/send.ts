/** Sends JSON to this server, and throws with the server's words if it refuses. */
export async function send(path: string, body: unknown, method = 'POST'): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method !== 'DELETE' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const value = text === '' ? null : (JSON.parse(text) as unknown);
  if (!answer.ok) throw new Refused(`${path}: ${answer.status}`, value);
  return value;
}

export class Refused extends Error {
  readonly body: unknown;

  constructor(message: string, body: unknown) {
    super(message);
    this.body = body;
  }
}

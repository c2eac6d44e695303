/** Sends JSON to this server. */
export async function send(path: string, body: unknown, method = 'POST'): Promise<unknown> {
  const answer = await ask(path, body, method);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** The same, where a refusal is an answer too. */
export function ask(path: string, body: unknown, method = 'POST'): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
  });
}

/** Sends JSON to this server. */
export async function send(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const answer = await ask(path, body, 'POST', signal);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The same, where a refusal is an answer too. */
export function ask(path: string, body: unknown, method = 'POST', signal?: AbortSignal): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

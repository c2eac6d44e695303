/** Sends JSON to this server. A refusal is an answer too. */
export async function post(path: string, body?: unknown, method = 'POST'): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
  return answer.status === 204 ? null : answer.json();
}

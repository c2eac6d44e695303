/**
 * Returns the address of a card's challenge as the browser will open it, if it is one of Unzer's over https; null
 * otherwise. The banks are reached from there.
 */
export function challengeAddress(challenge: string): string | null {
  const url = urlOf(challenge);
  if (url === null) return null;
  const { protocol, hostname, port, username, password, href } = url;
  const isUnzers = hostname === 'unzer.com' || hostname.endsWith('.unzer.com');
  return protocol === 'https:' && isUnzers && `${port}${username}${password}` === '' ? href : null;
}

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Normalises the URL of a card's challenge, from which the user reaches the bank. Null unless it is Unzer's over https.
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

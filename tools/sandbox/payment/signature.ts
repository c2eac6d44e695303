const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Signs the payload of the wallet's button and verifies that it arrives unchanged. */
export class PayloadSigner {
  /** Created on first use: most sandboxes never sign. */
  #keys: Promise<CryptoKeyPair> | undefined;

  async sign(payload: string): Promise<string> {
    const { privateKey } = await this.#pair();
    return base64(await crypto.subtle.sign(ALGORITHM, privateKey, bytesOf(payload)));
  }

  async fits(payload: string, signature: string): Promise<boolean> {
    const { publicKey } = await this.#pair();
    const sent = bytesOfBase64(signature);
    return sent !== undefined && crypto.subtle.verify(ALGORITHM, publicKey, sent, bytesOf(payload));
  }

  #pair(): Promise<CryptoKeyPair> {
    this.#keys ??= crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    return this.#keys;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)));
}

/** `undefined` for invalid base64. */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}

import { createHash, createHmac } from 'node:crypto';
import type { Random } from './random.ts';

interface SimulatedKey {
  readonly type: string;
  readonly algorithm: object;
  readonly usages: readonly string[];
  readonly extractable: boolean;
  readonly [Symbol.toStringTag]: 'CryptoKey';
  readonly bytes: Uint8Array;
}

const keyOf = (bytes: Uint8Array, algorithm: object, usages: readonly string[]): SimulatedKey => ({
  type: 'secret',
  algorithm,
  usages,
  extractable: false,
  [Symbol.toStringTag]: 'CryptoKey',
  bytes,
});

/**
 * Cryptography from a seed. Signatures are made at once, by HMAC: the platform's own are made on other threads, whose
 * end depends on the machine, and an ECDSA signature differs each time.
 */
export function cryptographyOf(random: () => Random) {
  const getRandomValues = <Values extends ArrayBufferView>(values: Values): Values => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random().below(256);
    return values;
  };
  const randomUUID = (): string => {
    const hex = [...getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  };
  const sign = async (_: unknown, key: SimulatedKey, data: Uint8Array): Promise<ArrayBuffer> => {
    const digest = createHmac('sha256', key.bytes).update(data).digest();
    return Uint8Array.from(digest).buffer;
  };
  const subtle = {
    importKey: async (
      _: string,
      bytes: Uint8Array,
      algorithm: { hash?: unknown },
      __: boolean,
      usages: string[],
    ) => keyOf(bytes, { ...algorithm, hash: { name: 'SHA-256' }, length: bytes.length * 8 }, usages),
    generateKey: async (algorithm: object, _: boolean, usages: string[]) => {
      const key = keyOf(getRandomValues(new Uint8Array(32)), algorithm, usages);
      return { privateKey: key, publicKey: key };
    },
    sign,
    digest: async (algorithm: string | { name: string }, data: Uint8Array): Promise<ArrayBuffer> => {
      const name = typeof algorithm === 'string' ? algorithm : algorithm.name;
      return Uint8Array.from(createHash(name.replace('-', '').toLowerCase()).update(data).digest()).buffer;
    },
    verify: async (algorithm: unknown, key: SimulatedKey, signature: Uint8Array, data: Uint8Array) => {
      const expected = new Uint8Array(await sign(algorithm, key, data));
      const sent = new Uint8Array(signature);
      return sent.length === expected.length && sent.every((byte, index) => byte === expected[index]);
    },
  };
  return { getRandomValues, randomUUID, subtle };
}

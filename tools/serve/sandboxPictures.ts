import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../sandbox/pictures/', import.meta.url);

/** Reads a drawing for the sandbox, which may run where there is no file system. */
export async function readSandboxPicture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(new URL(name, FOLDER)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

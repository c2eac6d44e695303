import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../sandbox/pictures/', import.meta.url);
const PUBLIC = new URL('../../public/', import.meta.url);

/** Reads a drawing for the sandbox, which may run where there is no file system. */
export function readSandboxPicture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return read(new URL(name, FOLDER));
}

/** As `readSandboxPicture`, for the drawings of brands. */
export function readBrandPicture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return read(new URL(name, PUBLIC));
}

function read(file: URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

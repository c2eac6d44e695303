import { refusal } from '../core/problem.ts';
import { malformed } from '../core/read.ts';

const LARGEST = 5 * 1024 * 1024;

/** The first bytes of what is taken: JPEG, PNG, PDF. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
];

/** Checks the one file of a form; UPLx1 if it cannot be used. The sandbox keeps nothing of it. */
export async function checkDocument(request: { formData(): Promise<FormData> }): Promise<void> {
  const form = await request.formData().catch(() => undefined);
  const [file, second] = form?.getAll('file') ?? [];
  if (file === undefined || second !== undefined || typeof file === 'string')
    throw malformed('/file', 'One file is expected');
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isKnown = BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
  if (!isKnown || file.size > LARGEST) throw refusal('UPLx1', { pointer: '/file' });
}

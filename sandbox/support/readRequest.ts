import { malformed } from '../core/read.ts';
import { unprocessable } from '../redeem/customer.ts';
import { isTopic } from './ticket.ts';
import type { SupportRequest } from './ticket.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST_MESSAGE = 200;
const MOST_FILES = 2;
const LARGEST_FILE = 5 * 1024 * 1024;

/** The first bytes of what may be sent: JPEG, PNG, PDF. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** A request to the customer service, or a refusal that names the field. */
export async function readSupportRequest(form: FormData): Promise<SupportRequest> {
  const text = (name: string): string => {
    const [value = '', second] = form.getAll(name);
    if (typeof value !== 'string' || second !== undefined)
      throw malformed(`/${name}`, 'One text is expected');
    return value.trim();
  };
  const topic = text('topic');
  if (!isTopic(topic)) throw malformed('/topic', 'A topic is expected');
  const [email, message, serialNumber, code] = [
    text('email'),
    text('message'),
    text('serialNumber'),
    text('code'),
  ];
  if (!EMAIL.test(email)) throw unprocessable('/email');
  if ([...new Intl.Segmenter().segment(message)].length > LONGEST_MESSAGE) throw unprocessable('/message');
  if (serialNumber !== '' && !/^\d{9}$/.test(serialNumber)) throw unprocessable('/serialNumber');
  return {
    topic,
    email,
    voucher: serialNumber || code,
    orderNumber: text('orderNumber'),
    message,
    errorCode: text('errorCode'),
    files: await filesIn(form),
  };
}

async function filesIn(form: FormData): Promise<SupportRequest['files']> {
  const files = form.getAll('file');
  if (files.length > MOST_FILES) throw unprocessable('/file');
  return Promise.all(
    files.map(async (file) => {
      if (typeof file === 'string') throw malformed('/file', 'A file is expected');
      if (file.size > LARGEST_FILE) throw unprocessable('/file');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = Object.keys(BEGINNINGS).find((kind) =>
        BEGINNINGS[kind]?.every((byte, index) => bytes[index] === byte),
      );
      if (type === undefined) throw unprocessable('/file');
      return { type, bytes: bytes.length };
    }),
  );
}

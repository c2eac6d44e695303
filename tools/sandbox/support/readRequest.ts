import { malformed } from '../core/read.ts';
import { sentFiles } from '../core/sentFile.ts';
import { unprocessable } from '../redeem/customer.ts';
import { type SupportRequest, isTopic } from './ticket.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST_MESSAGE = 200;
const MOST_FILES = 2;
/** Returns the request, or refuses with the faulty field. */
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
  const files = await sentFiles(form);
  if (files.length > MOST_FILES) throw unprocessable('/file');
  return files;
}

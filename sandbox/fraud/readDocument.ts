import { malformed } from '../core/read.ts';
import { sentFiles } from '../core/sentFile.ts';

/** Checks the one file of a form; UPLx1 if it cannot be used. The sandbox keeps nothing of it. */
export async function checkDocument(request: { formData(): Promise<FormData> }): Promise<void> {
  const form = await request.formData().catch(() => new FormData());
  const files = await sentFiles(form);
  if (files.length !== 1) throw malformed('/file', 'One file is expected');
}

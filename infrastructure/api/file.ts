import * as z from 'zod/mini';
import type { Result } from '#domain/core/result.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import { type Failure, ask } from './call.ts';

interface FileAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

const Received = z.custom<ReceivedFile>((value) => value.bytes instanceof Uint8Array);

/** As `ask`, for files; `send` must set `parseAs: 'arrayBuffer'`. Does not check the file. */
export function askFile(send: () => Promise<FileAnswer>): Promise<Result<ReceivedFile, Failure>> {
  return ask(async () => {
    const { data, error, response } = await send();
    const type = response.headers.get('Content-Type') ?? '';
    // openapi-fetch leaves `data` undefined for an empty body.
    const file: ReceivedFile = { type, bytes: new Uint8Array((data as ArrayBuffer | undefined) ?? []) };
    return { error, response, data: file };
  }, Received);
}

import type { CallListener } from './transport.ts';

/** `part` is the share that is sent, from 0 to 1. */
export type ProgressListener = (part: number) => void;

export interface UploadTransport {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Aborts the upload, even before it begins; the call fails as if offline. No effect after its end. */
  readonly cancel: () => void;
}

/** Milliseconds: 5 MiB at 300 kbit/s take two and a half minutes. */
const LIMIT_MS = 300_000;

/**
 * Sends a form with files by XMLHttpRequest, because `fetch` reports no upload progress. Takes the form itself, because
 * WebKit cannot read a request with a file in it ("Unable to read form data blob"). Sends a file only once. Rejects an
 * answer after a redirect; the page's CSP blocks other origins.
 */
export function createUpload(
  form: FormData,
  onProgress: ProgressListener,
  onCall: CallListener,
): UploadTransport {
  const given = new AbortController();
  return {
    fetch: (request) => {
      const call = send(request, form, onProgress, given.signal);
      onCall(call.catch(() => {}));
      return call;
    },
    cancel: () => given.abort(),
  };
}

function send(
  request: Request,
  form: FormData,
  onProgress: ProgressListener,
  given: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (name: string) => () => reject(new DOMException('The upload did not arrive', name));
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    call.timeout = LIMIT_MS;
    // The browser sets a form's type itself, with the boundary of its parts.
    for (const [name, value] of request.headers)
      if (name !== 'content-type') call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('error', fail('NetworkError'));
    call.addEventListener('timeout', fail('TimeoutError'));
    call.addEventListener('abort', fail('AbortError'));
    call.addEventListener('load', () => {
      if (new URL(call.responseURL).href === request.url) resolve(answerOf(call));
      else fail('NetworkError')();
    });
    given.addEventListener('abort', () => call.abort());
    if (given.aborted) fail('AbortError')();
    else call.send(form);
  });
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status, statusText } = call;
  const isBare = status === 204 || status === 205;
  return new Response(isBare ? null : (call.response as ArrayBuffer), { status, statusText, headers });
}

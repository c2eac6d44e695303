import { vi } from 'vitest';

/** A browser's XMLHttpRequest over `fetch`, as far as an upload uses it; half of the body is told as progress. */
class FakeXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseType = '';
  responseURL = '';
  timeout = 0;
  response: ArrayBuffer | null = null;
  #request = { method: 'GET', url: '' };
  #headers = new Headers();
  #told = new Headers();
  readonly #given = new AbortController();
  #limit: ReturnType<typeof setTimeout> | undefined;

  open(method: string, url: string): void {
    this.#request = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#end('abort');
  }

  #end(event: 'abort' | 'timeout'): void {
    clearTimeout(this.#limit);
    this.#given.abort();
    this.dispatchEvent(new Event(event));
  }

  send(body: FormData): void {
    const total = lengthOf(body);
    const progress = { loaded: total / 2, total, lengthComputable: true };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
    if (this.#given.signal.aborted) return;
    if (this.timeout > 0) this.#limit = setTimeout(() => this.#end('timeout'), this.timeout);
    void this.#load(body);
  }

  async #load(body: FormData): Promise<void> {
    const { method, url } = this.#request;
    try {
      const answer = await fetch(url, { method, headers: this.#headers, body, signal: this.#given.signal });
      this.response = await answer.arrayBuffer();
      this.responseURL = answer.url || url;
      this.status = answer.status;
      this.#told = answer.headers;
      clearTimeout(this.#limit);
      this.dispatchEvent(new Event('load'));
    } catch {
      clearTimeout(this.#limit);
      if (!this.#given.signal.aborted) this.dispatchEvent(new Event('error'));
    }
  }

  getAllResponseHeaders(): string {
    return [...this.#told].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
}

function lengthOf(form: FormData): number {
  const parts = [...form.values()];
  return parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
}

/** Gives the test, which has none, a browser's way to send files. */
export function stubXhr(): void {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
}

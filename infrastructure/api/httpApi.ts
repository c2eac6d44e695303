import type { ApiClient } from './client.ts';

/** What speaks to the backend through the typed client. */
export abstract class HttpApi {
  protected readonly api: ApiClient;

  constructor(api: ApiClient) {
    this.api = api;
  }
}

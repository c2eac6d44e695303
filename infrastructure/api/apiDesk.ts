import type { ApiClient } from './client.ts';

/** What speaks to the backend through the typed client. */
export abstract class ApiDesk {
  protected readonly api: ApiClient;

  constructor(api: ApiClient) {
    this.api = api;
  }
}

import type { ApiClient } from './client.ts';

export abstract class HttpApi {
  protected readonly api: ApiClient;

  constructor(api: ApiClient) {
    this.api = api;
  }
}

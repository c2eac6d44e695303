import type { GivenOrder } from '#domain/activation/activation.ts';
import { type ActivationLink, parseActivationLink } from '#domain/activation/activationLink.ts';
import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ActivationApi } from '../ports/activationApi.ts';

export class OpenActivation {
  readonly #api: Pick<ActivationApi, 'look'>;

  constructor(api: Pick<ActivationApi, 'look'>) {
    this.#api = api;
  }

  async execute(link: ActivationLink): Promise<Result<GivenOrder, Problem>> {
    const ident = parseActivationLink(link);
    return ident ? this.#api.look(ident) : refused({ kind: 'activation-unknown' });
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';

export type MerchantCodeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'sealed'; readonly sealed: SealedCode; readonly problem: Problem | null }
  | { readonly kind: 'revealing'; readonly sealed: SealedCode }
  | { readonly kind: 'revealed'; readonly sealed: SealedCode; readonly revealed: RevealedCode };

/** The page of a redeem link: sealed until the holder's click (specification 4). */
export class MerchantCodeScreen {
  state: MerchantCodeState = { kind: 'loading' };
  readonly #open: OpenRedeemLink;
  readonly #reveal: RevealCode;
  readonly #token: string;
  #gone = false;

  constructor(open: OpenRedeemLink, reveal: RevealCode, token: string) {
    this.#open = open;
    this.#reveal = reveal;
    this.#token = token;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.#gone = false;
    void this.look();
    // A page that the browser keeps for "back" is sealed again.
    window.addEventListener('pagehide', this.seal);
    return () => {
      this.#gone = true;
      window.removeEventListener('pagehide', this.seal);
    };
  }

  async look(): Promise<void> {
    this.become({ kind: 'loading' });
    const answer = await this.#open.execute(this.#token);
    if (this.#gone) return;
    this.become(
      answer.ok
        ? { kind: 'sealed', sealed: answer.value, problem: null }
        : { kind: 'failed', problem: answer.fault },
    );
  }

  async reveal(): Promise<void> {
    if (this.state.kind !== 'sealed') return;
    const { sealed } = this.state;
    this.become({ kind: 'revealing', sealed });
    const answer = await this.#reveal.execute(this.#token);
    if (this.#gone || !this.isRevealing) return; // sealed again meanwhile
    this.become(
      answer.ok
        ? { kind: 'revealed', sealed, revealed: answer.value }
        : { kind: 'sealed', sealed, problem: answer.fault },
    );
  }

  private get isRevealing(): boolean {
    return this.state.kind === 'revealing';
  }

  private seal(): void {
    if (this.state.kind === 'revealed' || this.state.kind === 'revealing') {
      this.become({ kind: 'sealed', sealed: this.state.sealed, problem: null });
    }
  }

  private become(state: MerchantCodeState): void {
    this.state = state;
  }
}

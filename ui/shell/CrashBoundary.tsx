import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface State {
  crash: { readonly error: unknown } | null;
}

/** Catches errors of everything outside the router, so that there is never a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override render(): ReactNode {
    return this.state.crash === null ? <>{this.props.children}</> : <Crash error={this.state.crash.error} />;
  }
}

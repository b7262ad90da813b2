import { Component } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '../app/address.ts';
import { useLocale } from '../i18n/language.ts';
import { TryAgain } from './try-again.tsx';

interface CatcherProps {
  /** A change resets the error. */
  resetKey: string;
  message: string;
  children: ReactNode;
}

interface CatcherState {
  resetKey: string;
  hasFailed: boolean;
}

class ErrorCatcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { resetKey: this.props.resetKey, hasFailed: false };

  static getDerivedStateFromError(): Pick<CatcherState, 'hasFailed'> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: CatcherProps, known: CatcherState): CatcherState | null {
    return resetKey === known.resetKey ? null : { resetKey, hasFailed: false };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <TryAgain message={this.props.message} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/** Error boundary with a message and a retry button; it also resets when the query string changes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { texts } = useLocale();
  return <ErrorCatcher resetKey={useQuery().toString()} message={texts.broken}>{children}</ErrorCatcher>;
}

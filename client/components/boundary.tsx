import { Component } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '../app/address.ts';
import { useLocale } from '../i18n/language.ts';
import { TryAgain } from './try-again.tsx';

interface CatchProps {
  /** Another one is another try. */
  address: string;
  words: string;
  children: ReactNode;
}

interface CatchState {
  address: string;
  hasFailed: boolean;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromError(): Pick<CatchState, 'hasFailed'> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: CatchProps, known: CatchState): CatchState | null {
    return address === known.address ? null : { address, hasFailed: false };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <TryAgain words={this.props.words} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/** Keeps an error in its children to their own place, says so there, and lets the reader try again. */
export function Boundary({ children }: { children: ReactNode }) {
  const { texts } = useLocale();
  return <Catch address={useQuery().toString()} words={texts.broken}>{children}</Catch>;
}

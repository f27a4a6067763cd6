import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the page if a widget of a remote throws while rendering. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

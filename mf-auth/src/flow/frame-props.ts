import type { ReactNode } from 'react';

/** The frame of a step: a dialog over a page, or a page of its own. */
export interface FrameProps {
  title: string;
  /** Under the title. */
  description?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

import type { MouseEvent, ReactNode } from 'react';

interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Makes it a link. */
  href?: string;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
}

export interface MenuProps {
  /** Accessible name of the button, where its content does not suffice. */
  label?: string;
  /** Content of the button. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Makes the menu a choice of one. */
  selectedId?: string;
  /** Makes the menu a choice of several, which stays open. */
  selectedIds?: readonly string[];
  /** Called for entries that are not links. */
  onAction?: (id: string) => void;
  /** A link is about to be followed: a caller with a router navigates and prevents the default. */
  onLink?: (id: string, event: MouseEvent<Element>) => void;
  /** Words above the entries, such as the user's name. */
  header?: ReactNode;
  align?: 'start' | 'end';
}

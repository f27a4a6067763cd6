import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { Icon, type IconName } from './icon.tsx';

type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

export interface CalloutProps {
  tone?: CalloutTone;
  title?: ReactNode;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** alert: said at once when it appears; status: when the reader pauses. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

const icons: Record<CalloutTone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

/** Words that stand out from the page, and stay: a notice, a failure, what a person has to say. */
export const Callout = ({ tone = 'info', title, actions, role, children }: CalloutProps) => (
  <div className={styles.callout} data-tone={tone} role={role}>
    <Icon name={icons[tone]} size={20} />
    <div className={styles.words}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  </div>
);

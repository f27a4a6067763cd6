import type { ReactNode } from 'react';
import styles from './signature-form.module.css';

export const FormPart = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.inner}>{children}</div>
  </fieldset>
);

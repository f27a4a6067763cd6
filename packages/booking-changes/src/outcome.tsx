import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { marksFields } from './marks-fields.ts';
import styles from './outcome.module.css';
import { useTexts } from './texts-of.tsx';

interface Props {
  preview: ChangePreview;
  children: ReactNode;
}

/** What a preview says: it takes the focus, and so comes into view, unless a marked field of the form takes it. */
export const Outcome = ({ preview, children }: Props) => {
  const t = useTexts();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!marksFields(preview)) ref.current?.focus();
  }, [preview]);
  return (
    <section ref={ref} tabIndex={-1} className={styles.outcome} aria-label={t('table.caption')}>
      {children}
    </section>
  );
};

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './path-steps.module.css';

interface PathStep {
  id: string;
  label: string;
  /** Link to a step that is behind; absent: it cannot be gone back to. */
  way?: ReactNode;
}

interface PathStepsProps {
  label: string;
  steps: readonly PathStep[];
  /** Id of the step that the page is. */
  current: string;
  /** Where there is room for one line: 'Step 3 of 6, next: option'. */
  progress: string;
}

/** Position on a way of a few pages: those behind are checked, and links where they can be gone back to, those ahead text; narrow, one line and a bar. */
export const PathSteps = ({ label, steps, current, progress }: PathStepsProps) => {
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.path} aria-label={label}>
      <p className={styles.line}>
        <strong>{steps[position]?.label}</strong>
        <span>{progress}</span>
        <progress className={styles.bar} value={position + 1} max={steps.length} aria-hidden="true" />
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, label: name, way }, index) => (
          <li key={id} className={styles.step} aria-current={index === position ? 'step' : undefined}>
            <span className={styles.mark} data-done={index < position || undefined} aria-hidden="true">
              {index < position ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {index < position ? (way ?? name) : name}
          </li>
        ))}
      </ol>
    </nav>
  );
};

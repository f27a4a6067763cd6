import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './stepper.module.css';

type StepState = 'default' | 'inprogress' | 'done';

export interface Step {
  id: string;
  label: string;
  state: StepState;
  /** The step on the page. */
  isCurrent?: boolean;
  /** Shown only while this step is in progress. */
  steps?: readonly Step[];
}

/** Props of a step for a router's Link. */
interface StepLink {
  step: Step;
  className: string;
  'aria-current': 'step' | undefined;
  onClick: () => void;
  children: ReactNode;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  renderLink: (link: StepLink) => ReactNode;
  /** The words of a state for those who do not see its mark. */
  stateLabels: Record<StepState, string>;
  /** Shown if there is room for one line only: "Step 3 of 12", and the progress. */
  progress: { label: string; value: number; max: number };
}

/** Position in a long form: a list of links next to it, or a line above it that opens into that list. */
export const Stepper = ({ label, steps, renderLink, stateLabels, progress }: StepperProps) => {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const current = steps.flatMap((step) => [step, ...(step.steps ?? [])]).findLast(({ isCurrent }) => isCurrent);

  const list = (level: readonly Step[], className: string | undefined, id?: string) => (
    <ol id={id} className={className}>
      {level.map((step) => (
        <li key={step.id}>
          {renderLink({
            step,
            className: joinClasses(styles.link, styles[step.state]),
            'aria-current': step.isCurrent ? 'step' : undefined,
            onClick: () => setOpen(false),
            children: (
              <>
                <span className={styles.mark} data-state={step.state}>
                  {step.state === 'done' ? <Icon name="check" size={16} /> : null}
                </span>
                <span className={styles.label}>{step.label}</span>
                <span className="visually-hidden">, {stateLabels[step.state]}</span>
              </>
            ),
          })}
          {step.state === 'inprogress' && step.steps ? list(step.steps, styles.inner) : null}
        </li>
      ))}
    </ol>
  );

  return (
    <nav className={styles.stepper} aria-label={label} data-open={isOpen || undefined}>
      <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <span className={styles.place}>
          <span className={styles.count}>{progress.label}</span>
          <span className={styles.here}>{current?.label}</span>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        <progress className={styles.bar} value={progress.value} max={progress.max} aria-hidden="true" />
      </button>
      {list(steps, styles.list, listId)}
    </nav>
  );
};

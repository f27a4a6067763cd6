import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { DeskLink } from './desk-link.tsx';
import styles from './step-links.module.css';

interface Step {
  label: string;
  to: string;
}

interface Props {
  label: string;
  previous: Step;
  /** The day or week that it is; `isShown`: the one that the page shows. */
  now: Step & { isShown: boolean };
  next: Step;
}

/** Links to what was before, to now and to what follows. */
export const StepLinks = ({ label, previous, now, next }: Props) => {
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav className={styles.places} aria-label={label}>
      <DeskLink className={look} to={previous.to} aria-label={previous.label}>
        <Icon name="chevron-left" size={20} />
      </DeskLink>
      <DeskLink className={look} to={now.to} aria-current={now.isShown ? 'date' : undefined}>
        {now.label}
      </DeskLink>
      <DeskLink className={look} to={next.to} aria-label={next.label}>
        <Icon name="chevron-right" size={20} />
      </DeskLink>
    </nav>
  );
};

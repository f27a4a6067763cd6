import { Callout } from '@plenary/ui/callout';
import styles from './newer-state.module.css';

interface Props {
  title: string;
  /** The saved values. */
  lines: readonly string[];
}

/** Shows what another person saved meanwhile; what is typed stays in the form, and the next save starts from the newer state. */
export const NewerState = ({ title, lines }: Props) => (
  <Callout tone="warning" role="alert" title={title}>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Callout>
);

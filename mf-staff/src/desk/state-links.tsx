import { DeskLink } from './desk-link.tsx';
import styles from './state-links.module.css';

interface Props {
  label: string;
  links: readonly { name: string; to: string; isCurrent: boolean }[];
}

/** One of a few views of a list, each with an address of its own. */
export const StateLinks = ({ label, links }: Props) => (
  <nav className={styles.states} aria-label={label}>
    {links.map(({ name, to, isCurrent }) => (
      <DeskLink key={to} className={styles.state} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </DeskLink>
    ))}
  </nav>
);

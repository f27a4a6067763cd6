import type { DeskPerson } from '@plenary/contracts/desk-accounts.schemas';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './customers.module.css';

/** Who may be the same person as a customer, each with the way to their record (design: desk D10). */
export const Alike = ({ people }: { people: readonly DeskPerson[] }) => {
  const { t } = useTranslation('staff');
  if (people.length === 0) return null;
  return (
    <Callout tone="info" title={t('customers.alike.title')}>
      <p>{t('customers.alike.why')}</p>
      <ul className={styles.people}>
        {people.map(({ userId, name, email, companyName }) => (
          <li key={userId}>
            <DeskLink to={paths.customer(userId)}>{name}</DeskLink>
            <span className={styles.quiet}>{[companyName, email].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Callout>
  );
};

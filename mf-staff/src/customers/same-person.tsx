import { mergeCustomer as endpoint } from '@plenary/contracts/accounts.endpoints';
import type { RecordedCustomer, SamePerson } from '@plenary/contracts/customers.schemas';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import { mergeCustomer } from './api.ts';
import styles from './customers.module.css';
import { MergeButton } from './merge-button.tsx';

/** Who may be the same person as a customer, each with the way to their record, and for administrators on to this one (design: desk D10). */
export const Alike = ({ customer }: { customer: RecordedCustomer }) => {
  const { t } = useTranslation('staff');
  const people = customer.alike ?? [];
  if (people.length === 0) return null;
  return (
    <Callout tone="info" title={t('customers.alike.title')}>
      <p>{t('customers.alike.why')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.userId}>
            <DeskLink to={paths.customer(person.userId)}>{person.name}</DeskLink>
            <span className={styles.quiet}>{[person.companyName, person.email].join(' · ')}</span>
            <MergePerson person={person} into={customer} />
          </li>
        ))}
      </ul>
    </Callout>
  );
};

/** The other accounts of the person, whose deals and mails are on this record. */
export const MergedAccounts = ({ customer: { merged = [] } }: { customer: RecordedCustomer }) => {
  const { t } = useTranslation('staff');
  if (merged.length === 0) return null;
  return (
    <Panel id="merged" title={t('customers.merge.accounts')}>
      <ul className={styles.people}>
        {merged.map((person) => (
          <li key={person.userId}>
            <a href={`mailto:${person.email}`}>{person.email}</a>
            <span className={styles.quiet}>{[person.name, person.companyName].join(' · ')}</span>
            <MergePerson person={person} into={null} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Puts an account on this record, or takes it off it, with an identity service that can. */
const MergePerson = ({ person, into }: { person: SamePerson; into: RecordedCustomer | null }) => {
  const { t } = useTranslation('staff');
  const words = into ? 'merge' : 'part';
  if (person.version === undefined) return null;
  return (
    <MergeButton
      endpoint={endpoint}
      label={t(`customers.merge.${words}`)}
      question={t(`customers.merge.${words}Question`, { name: person.name, email: person.email })}
      send={() => mergeCustomer(person, into && { userId: into.userId, version: into.version ?? 0 })}
    />
  );
};

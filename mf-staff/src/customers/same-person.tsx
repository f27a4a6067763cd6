import { mergeCustomer as endpoint } from '@plenary/contracts/accounts.endpoints';
import type { RecordedCustomer, SamePerson } from '@plenary/contracts/customers.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { Question } from '../desk/question.tsx';
import { paths } from '../paths.ts';
import { mergeCustomer } from './api.ts';
import styles from './customers.module.css';

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
            <MergeButton person={person} into={customer} />
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
            <MergeButton person={person} into={null} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Puts an account on this record, or takes it off it, after a question; of administrators, with an identity service that can. */
const MergeButton = ({ person, into }: { person: SamePerson; into: RecordedCustomer | null }) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const moved = t('customers.merge.moved');
  const merging = useSubmission({
    endpoints: [endpoint],
    send: () => mergeCustomer(person, into && { userId: into.userId, version: into.version ?? 0 }),
    words: { 'stale-version': moved, conflict: moved, 'not-found': moved, failed: t('surveys.failures.failed') },
    onDone: async () => {
      setAsking(false);
      await revalidate();
    },
    onFailure: () => {
      setAsking(false);
      void revalidate();
    },
  });
  if (session?.role !== 'admin' || person.version === undefined) return null;
  const words = into ? 'merge' : 'part';
  return (
    <>
      {merging.failure?.text ? <FailureNotice>{merging.failure.text}</FailureNotice> : null}
      {isAsking ? (
        <Question
          title={t(`customers.merge.${words}Question`, { name: person.name, email: person.email })}
          yes={t(`customers.merge.${words}`)}
          no={t('customers.merge.no')}
          isPending={merging.isPending}
          onYes={() => void merging.submit()}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div>
          <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
            {t(`customers.merge.${words}`)}
          </Button>
        </div>
      )}
    </>
  );
};

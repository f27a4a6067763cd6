import { useTitle } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { Countersigning } from './countersigning.tsx';
import type { CountersignOutcome } from './link-outcome.ts';
import type { CountersignatureData } from './load-countersignature.ts';

/** Opened from a mail by a second signatory, who has no account: nothing happens before a press (server-rules §3). */
export const CountersignaturePage = () => {
  const { t } = useTranslation('booking');
  const data = useLoaderData<CountersignatureData>();
  const [outcome, setOutcome] = useState<CountersignOutcome | null>(null);
  const ended = outcome ?? (data.type === 'open' ? null : data.type);
  useTitle(t('signature.counter.title'));
  const names =
    data.type === 'open' ? { signatory: data.countersignature.signatoryName, venue: data.countersignature.buildingName } : undefined;
  return (
    <div className={styles.page}>
      {data.type === 'open' && ended === null ? <Countersigning {...data} onOutcome={setOutcome} /> : null}
      {ended ? (
        <PageHeading headline={t(`signature.counter.${ended}.headline`)} isAnswer>
          {t(`signature.counter.${ended}.text`, names)}
        </PageHeading>
      ) : null}
    </div>
  );
};

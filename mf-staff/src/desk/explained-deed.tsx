import { hasRight, jobsWithRight } from '@plenary/contracts/desk-rights';
import type { Endpoint } from '@plenary/contracts/endpoint';
import { formatList } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './explained-deed.module.css';
import { useMay } from './permitted.tsx';

interface Props extends ComponentProps<typeof Button> {
  by: Endpoint;
  /** Why the state of the record refuses it, and what else works; undefined: it does not. */
  refusal?: string | undefined;
  /** Id of the reason where other buttons have the same one: it is said once. */
  reasonId?: string;
}

/** The button of a call on a record of its own page: where job or state refuse it, it stays and says why (design: desk D9). */
export const ExplainedDeed = ({ by, refusal, reasonId, ...rest }: Props) => {
  const ownId = useId();
  const id = reasonId ?? ownId;
  const reason = useMissingJob(by) ?? refusal;
  if (reason === undefined) return <Button {...rest} />;
  return (
    <span className={styles.refused}>
      <Button {...rest} aria-disabled aria-describedby={id} onClick={undefined} />
      <span id={id} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
};

/** Which jobs may make a call that the reader may not make here; undefined: they may. */
export const useMissingJob = (by: Endpoint): string | undefined => {
  const { t } = useTranslation('staff');
  const { session, locale } = usePlatform();
  const isPermitted = useMay(by);
  if (isPermitted || session === null || by.right === undefined) return undefined;
  const jobs = formatList(
    jobsWithRight(by.right).map((job) => t(`accounts.jobs.names.${job}`)),
    locale,
  );
  return t(hasRight(session, by.right) ? 'permitted.elsewhere' : 'permitted.jobs', { jobs });
};

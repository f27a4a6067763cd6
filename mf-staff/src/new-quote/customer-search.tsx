import { findCustomers as endpoint } from '@plenary/contracts/customers.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { SearchBox } from '../desk/search-box.tsx';
import { type DeskCustomer, findCustomers } from './api.ts';
import { CustomerWords } from './customer-words.tsx';
import styles from './new-quote.module.css';

interface Props {
  /** What is looked for at once; empty: nothing. */
  first: string;
  onChoose: (customer: DeskCustomer) => void;
}

const shortest = 2;

/** Finds customers by name, address or company. */
export const CustomerSearch = ({ first, onChoose }: Props) => {
  const { t } = useTranslation('staff');
  const { submit, done, failure } = useSubmission({
    endpoints: [endpoint],
    send: (search: string, { signal }) => findCustomers(search, signal),
    words: { failed: t('newQuote.failures.search') },
  });
  const begin = useEffectEvent(() => (first.length >= shortest ? submit(first) : undefined));
  useEffect(() => void begin(), []);
  const found = done?.answer;
  return (
    <>
      <SearchBox
        label={t('newQuote.find')}
        search={first}
        onSearch={(search) => (search && search.length >= shortest ? void submit(search) : undefined)}
      />
      {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <p role="status" className={styles.quiet}>
        {found ? t('newQuote.found', { count: found.length }) : t('newQuote.findHint')}
      </p>
      {found && found.length > 0 ? (
        <ul className={styles.results}>
          {found.map((customer) => (
            <li key={customer.userId} className={styles.result}>
              <CustomerWords customer={customer} />
              <Button
                size="small"
                variant="secondary"
                aria-label={t('newQuote.chooseNamed', { name: `${customer.firstname} ${customer.lastname}` })}
                onClick={() => onChoose(customer)}
              >
                {t('newQuote.choose')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};

import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import styles from './quote.module.css';

/** Contact details of a booking's customer. */
export const Reach = ({ customer }: { customer: NonNullable<BookedQuote['customer']> }) => {
  const writeTelephone = useTelephones();
  return (
    <ul className={styles.reach}>
      <li>
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
      </li>
      {customer.phone ? (
        <li>
          <a href={callAddress(customer.phone)}>{writeTelephone(customer.phone)}</a>
        </li>
      ) : null}
    </ul>
  );
};

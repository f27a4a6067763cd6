import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import styles from './quote.module.css';

/** Contact details of a booking's customer. */
export const Reach = ({ customer }: { customer: NonNullable<BookedQuote['customer']> }) => (
  <ul className={styles.reach}>
    <li>
      <a href={`mailto:${customer.email}`}>{customer.email}</a>
    </li>
    {customer.phone ? (
      <li>
        <a href={`tel:${customer.phone.replaceAll(/\s/g, '')}`}>{customer.phone}</a>
      </li>
    ) : null}
  </ul>
);

import { formatDays, formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { quoteForRequest } from '../desk/quote-for-request.ts';
import { paths } from '../paths.ts';
import type { Task } from '../tasks/api.ts';
import styles from './pipeline.module.css';

/** A request that no quote answers yet: who asks for what, until when they were promised an answer, and who has taken it. */
export const RequestCard = ({ request }: { request: Task }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { kind, state, customer, venue, firstDay, lastDay, pax, dueAt, owner } = request;
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <li className={styles.card}>
      <h3 className={styles.who}>
        <DeskLink data-card to={paths.tasks(state)}>
          {customerName(customer)}
        </DeskLink>
      </h3>
      <p className={styles.quiet}>{t(`tasks.kinds.${kind}`)}</p>
      <p className={styles.quiet}>{venue?.name ?? t('tasks.anyVenue')}</p>
      <p className={styles.quiet}>
        {formatDays(firstDay, lastDay, locale)} · {t('tasks.pax', { count: pax })}
      </p>
      <p className={styles.value}>
        <Badge tone={isLate ? 'danger' : 'warning'}>
          {isLate ? t('tasks.late') : formatInstant(dueAt, locale, { day: 'numeric', month: 'short' })}
        </Badge>
      </p>
      <p className={styles.quiet}>{owner ? t('tasks.owner', { name: owner.name }) : t('tasks.nobody')}</p>
      <DeskLink to={quoteForRequest(request)}>{t('newQuote.open')}</DeskLink>
    </li>
  );
};

import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { Icon, type IconName } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './to-do-card.module.css';
import type { ToDo } from './to-dos.ts';

interface Props {
  event: Pick<MeetingEventDetails, 'eventId' | 'quoteId'>;
  toDos: readonly ToDo[];
  deposit: DepositTransfer | undefined;
  /** Answers that the survey still lacks; undefined: not known. */
  lacking: number | undefined;
}

const iconOf: Record<ToDo['kind'], IconName> = {
  change: 'warning',
  charges: 'warning',
  deposit: 'document',
  logistics: 'pencil',
  guests: 'people',
};

/** What an event still asks of its customer, soonest first, each with its day and the way to it: the first one is the page's next step. */
export const ToDoCard = ({ event: { eventId, quoteId }, toDos, deposit, lacking }: Props) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  if (toDos.length === 0) return null;
  const wayOf: Record<ToDo['kind'], string> = {
    change: '#open-change',
    charges: '#charges',
    deposit: quoteId === null ? '' : paths.signature(quoteId),
    logistics: paths.summary(eventId),
    guests: paths.guests(eventId),
  };
  const textOf = (kind: ToDo['kind']) => {
    if (kind === 'deposit') return t('toDo.deposit.text', { amount: formatPrice(deposit?.amount ?? 0, locale, { decimals: true }) });
    if (kind === 'logistics' && lacking) return t('toDo.logistics.lacking', { count: lacking });
    return t(`toDo.${kind}.text`);
  };
  return (
    <Card as="section" aria-labelledby="to-do">
      <h2 id="to-do" className={styles.title}>
        {t('toDo.title')} <Badge>{toDos.length}</Badge>
      </h2>
      <ol className={styles.list}>
        {toDos.map(({ kind, until }, index) => (
          <li key={kind} className={styles.row} data-first={index === 0 || undefined}>
            <span className={styles.sign}>
              <Icon name={iconOf[kind]} size={20} />
            </span>
            <span className={styles.told}>
              <Link className={styles.way} to={wayOf[kind]}>
                {t(`toDo.${kind}.title`)}
              </Link>{' '}
              {until ? (
                <Badge tone={index === 0 ? 'warning' : 'neutral'}>
                  {t('toDo.until', { day: formatDay(until, locale, 'shortWeekday') })}
                </Badge>
              ) : null}
              <span className={styles.text}>{textOf(kind)}</span>
            </span>
            {/* The link of the row is its title, which says more. */}
            <span className={styles.cue} aria-hidden="true">
              <span className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary', size: 'small' })}>
                {t(`toDo.${kind}.action`)}
              </span>
            </span>
            <span className={styles.chevron}>
              <Icon name="chevron-right" size={20} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

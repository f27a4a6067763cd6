import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { Avatar } from '@plenary/ui/avatar';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { FollowUpWords } from '../follow-up/follow-up-words.tsx';
import { LossWords } from '../losses/loss-words.tsx';
import { paths } from '../paths.ts';
import { CardActions } from './card-actions.tsx';
import styles from './pipeline.module.css';

const inShort = { day: 'numeric', month: 'short' } as const;

interface Props {
  deal: ListedDeal;
  /** Local day. */
  today: string;
}

/** A deal: who, where, when, its value, its deadline, and what comes next by whom; chosen, what can be done about it. */
export const DealCard = ({ deal, today }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const { locale } = usePlatform();
  const { quoteId, userId, customer, venue, firstDay, lastDay, pax, netPrice, endsAt, followUp, lastContactAt, loss } = deal;
  const timeZone = timeZoneOf[venue.countryCode];
  const name = nameOf(deal);
  const isSoon = endsAt !== null && endsAt.slice(0, 10) <= today;
  return (
    <AtVenue venue={venue}>
      <li className={styles.card} tabIndex={-1}>
        <div className={styles.top}>
          <h3 className={styles.who}>
            <DeskLink data-card to={paths.quote(quoteId)}>
              {name}
            </DeskLink>
          </h3>
          {followUp?.owner ? <Avatar name={followUp.owner.name} size="small" /> : null}
        </div>
        {customer?.companyName ? (
          <p className={styles.quiet}>{userId ? <DeskLink to={paths.customer(userId)}>{customer.name}</DeskLink> : customer.name}</p>
        ) : null}
        <p className={styles.quiet}>{venue.name}</p>
        <p className={styles.quiet}>
          {formatDays(firstDay, lastDay, locale)} · {t('tasks.pax', { count: pax })}
        </p>
        <p className={styles.value}>
          {endsAt ? (
            <Badge tone={isSoon ? 'danger' : 'warning'}>{formatInstant(endsAt, locale, { ...inShort, timeZone })}</Badge>
          ) : (
            <span />
          )}
          <strong>{netPrice === undefined ? '–' : formatPrice(netPrice, locale)}</strong>
        </p>
        {loss ? (
          <p className={styles.quiet}>
            <LossWords loss={loss} />
          </p>
        ) : null}
        {followUp ? <FollowUpWords followUp={followUp} /> : null}
        {lastContactAt ? (
          <p className={styles.quiet}>
            {t('followUp.lastContact', { day: formatInstant(lastContactAt, locale, { ...inShort, timeZone }) })}
          </p>
        ) : null}
        <CardActions deal={deal} name={name} />
      </li>
    </AtVenue>
  );
};

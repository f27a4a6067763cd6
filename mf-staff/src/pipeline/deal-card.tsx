import { changeFollowUp } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Avatar } from '@plenary/ui/avatar';
import { Badge } from '@plenary/ui/badge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue, DeedButton } from '../desk/permitted.tsx';
import { FollowUpDialog } from '../follow-up/follow-up-dialog.tsx';
import { FollowUpWords } from '../follow-up/follow-up-words.tsx';
import { LossWords } from '../losses/loss-words.tsx';
import { paths } from '../paths.ts';
import styles from './pipeline.module.css';

interface Props {
  deal: ListedDeal;
  /** Local day. */
  today: string;
}

/** A deal: who, where, when, its value, its deadline, and what comes next by whom. */
export const DealCard = ({ deal, today }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const { locale } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { quoteId, userId, customer, venue, firstDay, lastDay, pax, netPrice, endsAt, followUp, loss } = deal;
  const name = nameOf(deal);
  const isSoon = endsAt !== null && endsAt.slice(0, 10) <= today;
  return (
    <AtVenue venue={venue}>
      <li className={styles.card}>
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
            <Badge tone={isSoon ? 'danger' : 'warning'}>
              {formatInstant(endsAt, locale, { day: 'numeric', month: 'short', timeZone: timeZoneOf[venue.countryCode] })}
            </Badge>
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
        <DeedButton
          by={changeFollowUp}
          size="small"
          variant="secondary"
          aria-label={t('pipeline.followNamed', { name })}
          onClick={() => setOpen(true)}
        >
          {t('followUp.change')}
        </DeedButton>
        {isOpen && followUp ? (
          <FollowUpDialog
            quoteId={quoteId}
            name={name}
            followUp={followUp}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              void revalidate();
            }}
          />
        ) : null}
      </li>
    </AtVenue>
  );
};

import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatCount, formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Checkbox } from '@plenary/ui/checkbox';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { nextWords } from '../follow-up/next-words.ts';
import { LossWords } from '../losses/loss-words.tsx';
import { paths } from '../paths.ts';
import styles from './deals.module.css';
import { StageBadge } from './stage-badge.tsx';
import { rowAttribute, useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  deals: readonly ListedDeal[];
  selection: Selection;
}

/** Deals, each with a link to its quote, and a box that selects it; keys go from row to row. */
export const DealsTable = ({ deals, selection }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const nameOf = useDealName();
  const keys = useRowKeys(selection);
  const columns = {
    customer: t('deals.columns.customer'),
    venue: t('deals.columns.venue'),
    stage: t('deals.columns.stage'),
    pax: t('deals.columns.pax'),
    netPrice: t('deals.columns.netPrice'),
    endsAt: t('deals.columns.endsAt'),
    owner: t('followUp.owner'),
  };
  return (
    <DataTable caption={t('deals.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">
            <Checkbox label={<Hidden>{t('deals.assign.all')}</Hidden>} isSelected={selection.isWhole} onChange={selection.selectAll} />
          </th>
          {Object.entries(columns).map(([id, words]) => (
            <th key={id} scope="col" data-numeric={id === 'pax' || id === 'netPrice' || undefined}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {/* The keys of its links and boxes: the rows themselves are not operated. */}
      <tbody {...keys}>
        {deals.map((deal) => {
          const { quoteId, userId, customer, venue, firstDay, lastDay, netPrice, endsAt, rooms = [], scientist, title } = deal;
          return (
            <AtVenue key={quoteId} venue={venue}>
              <tr {...{ [rowAttribute]: quoteId }}>
                <td>
                  <Checkbox
                    label={<Hidden>{t('deals.assign.one', { name: nameOf({ customer }) })}</Hidden>}
                    isSelected={selection.has(quoteId)}
                    onChange={(isSelected) => selection.select(quoteId, isSelected)}
                  />
                </td>
                <th scope="row" className={styles.who}>
                  <DeskLink to={paths.quote(quoteId)} or={paths.sheet({ venue: venue.slug, day: firstDay })} aria-keyshortcuts="J K X">
                    {nameOf({ customer })}
                  </DeskLink>
                  {customer?.companyName ? (
                    <span className={styles.person}>
                      {userId ? (
                        <DeskLink isName to={paths.customer(userId)}>
                          {customer.name}
                        </DeskLink>
                      ) : (
                        customer.name
                      )}
                    </span>
                  ) : null}
                  {title ? <span className={styles.person}>{t('deals.titled', { title })}</span> : null}
                </th>
                <td className={styles.where} data-label={columns.venue}>
                  <div>
                    {venue.name}
                    <DeskLink className={styles.days} to={paths.sheet({ venue: venue.slug, day: firstDay })}>
                      {formatDays(firstDay, lastDay, locale)}
                    </DeskLink>
                    {rooms.length > 0 ? <span className={styles.days}>{rooms.join(', ')}</span> : null}
                    {scientist ? <span className={styles.days}>{t('quotes.scientist', { name: scientist })}</span> : null}
                  </div>
                </td>
                <td data-label={columns.stage}>
                  <Standing deal={deal} />
                </td>
                <td data-numeric data-label={columns.pax}>
                  <People deal={deal} />
                </td>
                <td data-numeric data-label={columns.netPrice}>
                  {netPrice === undefined ? '–' : formatPrice(netPrice, locale)}
                </td>
                <td className={styles.ends} data-label={columns.endsAt}>
                  {endsAt ? instantAtVenue(endsAt, { language, timeZone: timeZoneOf[venue.countryCode], style: 'medium' }) : '–'}
                </td>
                <td data-label={columns.owner}>
                  <Followed deal={deal} />
                </td>
              </tr>
            </AtVenue>
          );
        })}
      </tbody>
    </DataTable>
  );
};

/** Where a deal and its survey stand, why it was lost, what it waits for or exceeds. */
const Standing = ({ deal: { stage, loss, survey, flags = [] } }: { deal: ListedDeal }) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <StageBadge stage={stage} />
      {loss ? (
        <span className={styles.person}>
          <LossWords loss={loss} />
        </span>
      ) : null}
      {survey ? <span className={styles.person}>{t(`deals.surveyStands.${survey}`)}</span> : null}
      {flags.map((flag) => (
        <span key={flag} className={styles.person}>
          {t(`deals.flags.${flag}`)}
        </span>
      ))}
    </>
  );
};

/** Who follows a deal up, what comes next until when, and when its customer was last written or spoken to (design: desk D8). */
const Followed = ({ deal: { followUp, lastContactAt, venue } }: { deal: ListedDeal }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const next = followUp && nextWords(followUp, locale);
  return (
    <div>
      {followUp?.owner?.name ?? '–'}
      {next ? <span className={styles.person}>{next}</span> : null}
      {lastContactAt ? (
        <span className={styles.person}>
          {t('followUp.lastContact', {
            day: formatInstant(lastContactAt, locale, { day: 'numeric', month: 'short', timeZone: timeZoneOf[venue.countryCode] }),
          })}
        </span>
      ) : null}
    </div>
  );
};

/** People expected, those guaranteed where they differ, and seats at lunch. */
const People = ({ deal: { pax, guaranteed, lunches = [] } }: { deal: ListedDeal }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <>
      {formatCount(pax, locale)}
      {typeof guaranteed === 'number' && guaranteed !== pax ? (
        <span className={styles.person}>{t('deals.guaranteed', { people: formatCount(guaranteed, locale) })}</span>
      ) : null}
      {lunches.map(({ service, seats }) => (
        <span key={service} className={styles.person}>
          {t(`deals.lunches.${service}`, { seats: formatCount(seats, locale) })}
        </span>
      ))}
    </>
  );
};

const Hidden = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>;

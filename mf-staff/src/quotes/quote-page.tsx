import { formatDays } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { dayAtVenue, instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { AttendancePanel } from '../attendance/attendance-panel.tsx';
import { CancellationPanel } from '../cancellation/cancellation-panel.tsx';
import { ChangesPanel } from '../changes/changes-panel.tsx';
import { customerName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { AtPlace } from '../desk/permitted.tsx';
import { FollowUpPanel } from '../follow-up/follow-up-panel.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { ToldLoss } from '../losses/told-loss.tsx';
import { MailsPanel } from '../mails/mails-panel.tsx';
import { paths } from '../paths.ts';
import { PaymentsPanel } from '../payments/payments-panel.tsx';
import { SupplementsPanel } from '../payments/supplements-panel.tsx';
import { OthersHere } from '../presence/others-here.tsx';
import { AskedDays } from './asked-days.tsx';
import { BookingWays } from './booking-ways.tsx';
import { isProposal } from './is-proposal.ts';
import type { QuoteData } from './load-quote.ts';
import { Particulars } from './particulars.tsx';
import styles from './quote.module.css';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteStatusBadge } from './quote-status.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import { Reach } from './reach.tsx';
import { RoomsFact } from './rooms-fact.tsx';
import { SentPaper } from './sent-paper.tsx';
import { SetOption } from './set-option.tsx';
import { SignOnPaper } from './sign-on-paper.tsx';
import { SignedOnPaper } from './signed-on-paper.tsx';
import { Variants } from './variants.tsx';
import { Versions } from './versions.tsx';
import { WithdrawQuote } from './withdraw-quote.tsx';

/** The quote behind a booking: its customer, the request, and the price. Staff change its particulars and cancel its booking; the rest is the customer's. */
export const QuotePage = () => {
  const { booked, statement, history, ledger, supplements, attendance, deal } = useLoaderData<QuoteData>();
  const { quote, customer } = booked;
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { venue, buildingName, eventStartDate, eventEndDate, status, createdAt, validUntil, option, meetingScientist, days } = quote;
  const who = [customer?.companyName, customer?.name].filter(Boolean).join(', ');
  const company = customerName(customer);
  const reader = { language, timeZone: timeZoneOf[venue.address.countryCode] };
  const onBoard = paths.planning({ country: venue.address.countryCode, venue: venue.slug, from: eventStartDate });
  return (
    <AtPlace value={{ country: venue.address.countryCode, venueId: venue.salesforceId }}>
      <DeskPage
        title={company ? t('quotes.title', { company }) : t('quotes.titleVenue', { venue: buildingName })}
        description={t('quotes.about', { venue: buildingName, days: formatDays(eventStartDate, eventEndDate, locale) })}
        choices={
          <>
            <DeskLink to={paths.sheet({ venue: venue.slug, day: eventStartDate })}>{t('sheets.open')}</DeskLink>
            {status === 'Approved' ? (
              <DeskLink to={paths.functionSheet({ venue: venue.slug, day: eventStartDate, quoteId: quote.id })}>
                {t('sheets.function')}
              </DeskLink>
            ) : null}
            <DeskLink to={onBoard}>{t('quotes.toPlanning')}</DeskLink>
          </>
        }
      >
        <OthersHere subject={`deal-${quote.id}`} />
        {quote.standing === 'current' && status === 'Approved' && !quote.amends ? (
          <div className={styles.panels}>
            <BookingWays quote={quote} userId={deal?.userId ?? undefined} revision={history.revision} />
          </div>
        ) : null}
        <div className={styles.columns}>
          <Panel id="holder" title={t('quotes.customer')}>
            <p>
              <QuoteStatusBadge quote={quote} />
            </p>
            <Versions quote={quote} />
            {customer ? (
              <>
                <p className={styles.name}>{deal?.userId ? <DeskLink to={paths.customer(deal.userId)}>{who}</DeskLink> : who}</p>
                <Reach customer={customer} />
              </>
            ) : (
              <p>{t('quotes.nobody')}</p>
            )}
            <p>{t('quotes.made', { at: instantAtVenue(createdAt, { ...reader, style: 'medium' }) })}</p>
            {booked.sentPaper ? <SentPaper quoteId={quote.id} sent={booked.sentPaper} timeZone={reader.timeZone} /> : null}
            {status === 'Presented' ? <p>{t('quotes.validUntil', { at: dayAtVenue(validUntil, reader) })}</p> : null}
            {option ? (
              <p>{t('quotes.option', { rank: option.rank, at: instantAtVenue(option.expiresAt, { ...reader, style: 'medium' }) })}</p>
            ) : null}
            {status === 'Presented' && !option ? <SetOption quoteId={quote.id} validUntil={validUntil} /> : null}
            {status === 'Presented' && deal?.userId && isProposal(quote) ? (
              <p>
                <DeskLink to={paths.nextVersion(quote.id)}>{t('proposals.change')}</DeskLink>
              </p>
            ) : null}
            {status === 'Presented' && deal?.userId && !quote.amends ? (
              <p>
                <DeskLink
                  to={paths.newQuote({
                    ...{ country: quote.venue.address.countryCode, venue: quote.venue.slug, customer: deal.userId, replaces: quote.id },
                  })}
                >
                  {t('proposals.otherDays')}
                </DeskLink>
              </p>
            ) : null}
            {isProposal(quote) ? <Variants quote={quote} userId={deal?.userId ?? undefined} /> : null}
            {status === 'Presented' && booked.revision !== undefined && !quote.supersededBy ? (
              <SignOnPaper quoteId={quote.id} revision={booked.revision} />
            ) : null}
            {booked.paperSignature ? <SignedOnPaper quoteId={quote.id} signed={booked.paperSignature} timeZone={reader.timeZone} /> : null}
            {deal ? <ToldLoss deal={deal} /> : null}
            {status === 'Presented' && !deal?.loss ? (
              <WithdrawQuote quoteId={quote.id} revision={booked.revision} hasOption={Boolean(option)} />
            ) : null}
            {meetingScientist ? (
              <p>{t('quotes.scientist', { name: `${meetingScientist.firstName} ${meetingScientist.lastName}` })}</p>
            ) : null}
          </Panel>
          {deal ? <FollowUpPanel deal={deal} /> : null}
          {days ? (
            <Panel id="asked" title={t('quotes.whatFor')}>
              <AskedDays days={days} />
              <RoomsFact of={quote} />
            </Panel>
          ) : null}
        </div>
        <div className={styles.panels}>
          {status === 'Approved' && !quote.amends ? (
            <ChangesPanel quote={quote} userId={deal?.userId ?? undefined} history={history} />
          ) : null}
          {status === 'Approved' && !quote.amends ? (
            <CancellationPanel quote={quote} statement={statement} revision={booked.revision} />
          ) : null}
          {attendance ? <AttendancePanel quote={quote} attendance={attendance} /> : null}
          {supplements ? <SupplementsPanel agreed={supplements} /> : null}
          {ledger ? <PaymentsPanel quote={quote} ledger={ledger} /> : null}
          <Particulars booked={booked} />
          <MailsPanel quoteId={quote.id} countryCode={venue.address.countryCode} />
          <HistoryPanel
            quoteId={quote.id}
            of={`${booked.revision} ${booked.particularsRevision}`}
            countryCode={venue.address.countryCode}
          />
        </div>
        <div className={styles.prices}>
          <QuoteLines quote={quote} />
          <QuoteTotals quote={quote} />
        </div>
      </DeskPage>
    </AtPlace>
  );
};

import { formatDays, formatPercent } from '@plenary/contracts/format';
import { approveProposal } from '@plenary/contracts/proposal-approvals.endpoints';
import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { dayAtVenue, instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { Decided } from '../approvals/decided.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { useMay } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import { QuoteLines } from '../quotes/quote-lines.tsx';
import { QuoteTotals } from '../quotes/quote-totals.tsx';
import { RoomsFact } from '../quotes/rooms-fact.tsx';
import styles from '../written-lines/written-lines.module.css';
import { DearerLines } from './dearer-lines.tsx';
import { DecideProposal } from './decide-proposal.tsx';
import { WrittenLines } from './written-lines.tsx';

/** A proposal over the limit of its author: what it gives away, and the way to decide on it (design: lifecycle L10). */
export const ProposalPage = () => {
  const proposal = useLoaderData<WholeProposal>();
  const { t } = useTranslation('staff');
  const { language, locale, session } = usePlatform();
  const mayApprove = useMay(approveProposal);
  const { proposalId, state, customer, venue, firstDay, lastDay, pax, author, createdAt, discountPercent, priced, quoteId } = proposal;
  const company = customer.companyName || customer.name;
  const timeZone = timeZoneOf[venue.countryCode];
  return (
    <DeskPage
      title={t('approvals.proposalFor', { company })}
      description={[venue.name, formatDays(firstDay, lastDay, locale), t('tasks.pax', { count: pax })].join(' · ')}
      choices={
        <>
          <DeskLink to={paths.proposals()}>{t('approvals.toAll')}</DeskLink>
          {quoteId ? <DeskLink to={paths.quote(quoteId)}>{t('approvals.toQuote')}</DeskLink> : null}
        </>
      }
    >
      <div className={styles.whole}>
        <Panel id="approval" title={t(`approvals.states.${state}`)}>
          <p>{t('approvals.asked', { name: author.name, at: instantAtVenue(createdAt, { language, timeZone, style: 'medium' }) })}</p>
          <p>{t(state === 'to-approve' ? 'approvals.gives' : 'approvals.gave', { percent: formatPercent(discountPercent, locale) })}</p>
          <Decided approval={proposal} />
          {priced ? <p>{t('quotes.validUntil', { at: dayAtVenue(priced.validUntil, { language, timeZone }) })}</p> : null}
          {state === 'to-approve' && (mayApprove || author.userId === session?.id) ? (
            <DecideProposal key={proposalId} proposal={proposal} />
          ) : null}
        </Panel>
        {priced ? (
          <>
            <RoomsFact of={priced.demand} />
            <QuoteLines quote={priced.demand} listed={priced.listed} />
            <DearerLines priced={priced.demand} listed={priced.listed} />
            <QuoteTotals quote={priced.demand} />
          </>
        ) : (
          <>
            {state === 'to-approve' ? <Callout tone="warning">{t('approvals.cannotBeSent')}</Callout> : null}
            <WrittenLines lines={proposal.lines} />
          </>
        )}
      </div>
    </DeskPage>
  );
};

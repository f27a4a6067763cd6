import type { Availability } from '@plenary/contracts/booking.schemas';
import { checkAvailabilityFor as endpoint } from '@plenary/contracts/on-behalf.endpoints';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import { ProposalForm } from '../proposals/proposal-form.tsx';
import { checkFor, type DeskCustomer } from './api.ts';
import { CustomerStep } from './customer-step.tsx';
import { type DraftDay, draftFrom, inOrder, lacksOf, searchOf, startingOn } from './demand-draft.ts';
import { DemandStep } from './demand-step.tsx';
import { ListedOffer } from './listed-offer.tsx';
import type { NewQuoteData } from './load-new-quote.ts';
import styles from './new-quote.module.css';
import { NotAvailable } from './not-available.tsx';
import { Offer } from './offer.tsx';

interface Looking {
  userId: string;
  venueSlug: string;
  draft: readonly DraftDay[];
}

/** A quote that staff make for a customer: for whom, what for, what is free and what it costs (design: lifecycle L8). */
export const NewQuotePage = () => {
  const { country, venues, venue, customer, search, day, last, pax, variantOf } = useLoaderData<NewQuoteData>();
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [days, setDays] = useState<readonly DraftDay[]>(() => draftFrom({ day, last, pax }));
  const [outcome, setOutcome] = useState<Availability | null>(null);
  const searching = useSubmission({
    endpoints: [endpoint],
    check: ({ draft }: Looking) => lacksOf(draft),
    send: ({ draft, ...asked }: Looking, { signal }) => checkFor({ ...asked, days: searchOf(draft) }, signal),
    fields: ['days'],
    words: { 'not-found': t('newQuote.failures.gone'), failed: t('newQuote.failures.search') },
    onDone: setOutcome,
    onFailure: () => setOutcome(null),
  });
  const goTo = (place: { country?: string; venue?: string | undefined; customer?: string | undefined }) => {
    setOutcome(null);
    const begun = { country, venue: venue ?? undefined, customer: customer?.userId, search, day, variantOf: variantOf ?? undefined };
    return navigate(paths.newQuote({ ...begun, ...place }), { preventScrollReset: true });
  };
  const change = (changed: readonly DraftDay[]) => {
    setDays(changed);
    setOutcome(null);
    searching.forget();
  };
  const look = (wanted: readonly DraftDay[], slug = venue) => {
    const sorted = inOrder(wanted);
    setDays(sorted);
    if (customer && slug) void searching.submit({ userId: customer.userId, venueSlug: slug, draft: sorted });
  };
  const choose = (chosen: DeskCustomer | null) => void goTo({ customer: chosen?.userId });
  return (
    <DeskPage
      title={t(variantOf ? 'quotes.variants.title' : 'newQuote.title')}
      description={t(variantOf ? 'quotes.variants.hint' : 'newQuote.description')}
      {...(variantOf && { choices: <DeskLink to={paths.quote(variantOf)}>{t('approvals.toQuote')}</DeskLink> })}
    >
      <div className={styles.steps}>
        <CustomerStep key={customer?.userId ?? 'none'} customer={customer} search={search} onChoose={choose} />
        <DemandStep
          {...{ country, venues, venue, days }}
          errors={searching.errors}
          failure={searching.failure?.text ?? null}
          isPending={searching.isPending}
          canSearch={customer !== null && venue !== null}
          onPlace={({ venue: slug, ...place }) => void goTo({ ...place, venue: slug })}
          onDays={change}
          onSearch={() => look(days)}
        />
        {customer && outcome ? (
          <Panel id="offer" title={t('newQuote.offer')}>
            <Outcome
              outcome={outcome}
              userId={customer.userId}
              variantOf={variantOf}
              dates={days.map(({ date }) => date)}
              onVenue={async (slug) => {
                await goTo({ venue: slug });
                look(days, slug);
              }}
              onStart={(start) => look(startingOn(days, start))}
            />
          </Panel>
        ) : null}
      </div>
    </DeskPage>
  );
};

interface OutcomeProps {
  outcome: Availability;
  userId: string;
  /** Local days of the demand. */
  dates: readonly string[];
  /** The quote whose variant is proposed; null: none. */
  variantOf: string | null;
  onVenue: (slug: string) => void;
  onStart: (day: string) => void;
}

const Outcome = ({ outcome, userId, dates, variantOf, onVenue, onStart }: OutcomeProps) => {
  if (outcome.type === 'not_available') return <NotAvailable outcome={outcome} onVenue={onVenue} onStart={onStart} />;
  const form = { userId, demandId: outcome.demandId, days: dates, ...(variantOf && { variantOf }) };
  if (outcome.type === 'available_with_custom_price' || outcome.price.type === 'custom')
    return <ProposalForm key={outcome.demandId} {...form} />;
  if (variantOf) return <ProposalForm key={outcome.demandId} {...form} isListed />;
  return (
    <ListedOffer
      key={outcome.demandId}
      offer={<Offer userId={userId} demandId={outcome.demandId} rank={outcome.optionRank} />}
      proposal={<ProposalForm {...form} isListed />}
    />
  );
};

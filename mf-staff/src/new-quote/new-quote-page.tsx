import type { Availability } from '@plenary/contracts/booking.schemas';
import { checkAvailabilityFor as endpoint } from '@plenary/contracts/on-behalf.endpoints';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import { ProposalForm } from '../proposals/proposal-form.tsx';
import { draftsOn } from '../written-lines/line-draft.ts';
import { checkFor, type DeskCustomer } from './api.ts';
import { CustomerStep } from './customer-step.tsx';
import { type DraftDay, draftFrom, draftOf, inOrder, lacksOf, searchOf, startingOn } from './demand-draft.ts';
import { DemandStep } from './demand-step.tsx';
import { ListedOffer } from './listed-offer.tsx';
import type { NewQuoteData } from './load-new-quote.ts';
import styles from './new-quote.module.css';
import { NotAvailable } from './not-available.tsx';

interface Looking {
  userId: string;
  venueSlug: string;
  draft: readonly DraftDay[];
}

/** A quote that staff make for a customer: for whom, what for, what is free and what it costs (design: lifecycle L8). */
export const NewQuotePage = () => {
  const { country, venues, venue, customer, search, day, last, pax, variantOf, replaced } = useLoaderData<NewQuoteData>();
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [days, setDays] = useState<readonly DraftDay[]>(() =>
    replaced?.quote.days ? draftOf(replaced.quote.days) : draftFrom({ day, last, pax }),
  );
  const [outcome, setOutcome] = useState<Availability | null>(null);
  const searching = useSubmission({
    endpoints: [endpoint],
    check: ({ draft }: Looking) => lacksOf(draft),
    send: ({ draft, ...asked }: Looking, { signal }) => checkFor({ ...asked, days: searchOf(draft), replaces: replaced?.quote.id }, signal),
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
  const about = replaced?.quote.id ?? variantOf;
  const choose = (chosen: DeskCustomer | null) => void goTo({ customer: chosen?.userId });
  return (
    <DeskPage
      {...titleOf({ variantOf, replaced }, t)}
      {...(about && { choices: <DeskLink to={paths.quote(about)}>{t('approvals.toQuote')}</DeskLink> })}
    >
      <div className={styles.steps}>
        {replaced ? null : <CustomerStep key={customer?.userId ?? 'none'} customer={customer} search={search} onChoose={choose} />}
        <DemandStep
          {...{ country, venues, venue, days }}
          errors={searching.errors}
          failure={searching.failure?.text ?? null}
          isPending={searching.isPending}
          canSearch={customer !== null && venue !== null}
          isPlaced={replaced !== null}
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
              replaced={replaced}
              days={days}
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

const titleOf = ({ variantOf, replaced }: Pick<NewQuoteData, 'variantOf' | 'replaced'>, t: TFunction<'staff'>) => {
  if (replaced) {
    const company = customerName(replaced.customer);
    const { buildingName: venue } = replaced.quote;
    return { title: t('proposals.newVersion', { company }), description: t('proposals.otherDaysHint', { venue }) };
  }
  return {
    title: t(variantOf ? 'quotes.variants.title' : 'newQuote.title'),
    description: t(variantOf ? 'quotes.variants.hint' : 'newQuote.description'),
  };
};

interface OutcomeProps {
  outcome: Availability;
  userId: string;
  /** Of the demand. */
  days: readonly DraftDay[];
  /** The quote whose variant is proposed; null: none. */
  variantOf: string | null;
  /** The quote whose next version is proposed; null: none. */
  replaced: NewQuoteData['replaced'];
  onVenue: (slug: string) => void;
  onStart: (day: string) => void;
}

const Outcome = ({ outcome, userId, days, variantOf, replaced, onVenue, onStart }: OutcomeProps) => {
  if (outcome.type === 'not_available') {
    // Another venue would be a variant, and no next version.
    const { alternatives } = outcome;
    const here = replaced ? { ...outcome, alternatives: { ...alternatives, venues: [] } } : outcome;
    return <NotAvailable outcome={here} onVenue={onVenue} onStart={onStart} />;
  }
  const why = outcome.type === 'available_with_custom_price' ? outcome.why : undefined;
  const form = { userId, demandId: outcome.demandId, days: days.map(({ date }) => date), why, ...(variantOf && { variantOf }) };
  const isListed = outcome.type === 'available' && outcome.price.type !== 'custom';
  if (replaced) {
    const { quote, revision = 0 } = replaced;
    const initial = draftsOn(
      quote,
      days.map(({ date, plenary }) => ({ date, pax: plenary.pax })),
    );
    return <ProposalForm key={outcome.demandId} {...{ ...form, isListed, initial, replaces: { quoteId: quote.id, revision } }} />;
  }
  if (outcome.type === 'available_with_custom_price' || outcome.price.type === 'custom')
    return <ProposalForm key={outcome.demandId} {...form} />;
  if (variantOf) return <ProposalForm key={outcome.demandId} {...form} isListed />;
  return (
    <ListedOffer
      key={outcome.demandId}
      userId={userId}
      demandId={outcome.demandId}
      rank={outcome.optionRank}
      proposal={(initial) => <ProposalForm {...form} isListed initial={initial} />}
    />
  );
};

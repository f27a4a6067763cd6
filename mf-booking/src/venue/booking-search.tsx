import { useLocation, useNavigate, useNavigation } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { Skeleton } from '@plenary/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useMakeQuote } from '../quote/use-make-quote.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { SearchOverlay } from '../search/search-overlay.tsx';
import { usePriceHolds } from '../search/use-price-holds.ts';
import type { Search } from '../search/use-search.ts';
import { fetchVenueCalendar } from '../search/venue-calendar.ts';
import { useWaitWords } from '../use-wait-words.ts';
import { type AvailabilityOutcome, requestIn } from './availability-outcome.ts';
import styles from './booking-card.module.css';
import { ClosedDaysNotice } from './closed-days-notice.tsx';
import { CustomPrice } from './custom-price.tsx';
import type { VenueData } from './load-venue.ts';
import { NoAvailability } from './no-availability.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

/** The price of an outcome that has one, and the demand it is for. */
const offerIn = (outcome: AvailabilityOutcome | null) =>
  outcome?.type === 'available' && outcome.price.type === 'standard' ? { total: outcome.price.amount, demandId: outcome.demandId } : null;

/** Whether it is about the search as asked; what its fields refuse shows at them. */
const isOfSearch = (outcome: AvailabilityOutcome | null): outcome is Exclude<AvailabilityOutcome, { type: 'form_errors' }> =>
  outcome !== null && outcome.type !== 'form_errors';

interface Props {
  data: VenueData;
  /** Query with the search. */
  query: string;
  search: Search;
}

/** Search and its answer: a price and the next step, a request if prices are made by hand, or the reason. */
export const BookingSearch = ({ data: { venue, outcome, nearby, closed }, query, search }: Props) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const { slug } = venue;
  const holds = usePriceHolds(search.asked.days);
  const hasAddons = holds !== 'roomsAlone';
  const quote = useMakeQuote({ taken: t('upsell.lost.text'), failed: t('venue.card.quoteFailed'), tooMany: waitWords('option.tooMany') });
  const searchRef = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState<AvailabilityOutcome | null>(null);

  const isAsking = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const offer = offerIn(outcome);
  const request = outcome === changing ? null : requestIn(outcome);
  const goTo = (next: string) => void navigate(paths.venue(slug, next), { preventScrollReset: true });

  useEffect(() => {
    if (changing !== null) focusOnSearch(searchRef.current);
  }, [changing]);

  if (request !== null && !isAsking)
    return <CustomPrice slug={slug} query={query} {...request} search={search} onChange={() => setChanging(outcome)} />;
  return (
    <>
      <div role="status">
        {isAsking ? (
          <>
            <Skeleton width="third" />
            <Skeleton shape="title" width="half" />
          </>
        ) : closed.length > 0 ? (
          <SearchOverlay search={search} onReset={() => goTo(query)} isCompact>
            <div className={styles.answer}>
              <ClosedDaysNotice slug={slug} closed={closed} nearby={nearby} />
            </div>
          </SearchOverlay>
        ) : isOfSearch(outcome) ? (
          <SearchOverlay search={search} onReset={() => goTo(query)} isCompact>
            <div className={styles.answer}>
              <OutcomePanel outcome={outcome} holds={holds} fromPrice={venue.fromPrice} />
              {outcome.type === 'not_available' ? (
                <NoAvailability
                  key={query}
                  venue={venue}
                  query={query}
                  nearby={nearby}
                  alternatives={outcome.alternatives}
                  reason={outcome.reason}
                  onChangeSearch={() => focusOnSearch(searchRef.current)}
                />
              ) : null}
            </div>
          </SearchOverlay>
        ) : (
          <OutcomePanel outcome={outcome} holds={holds} fromPrice={venue.fromPrice} />
        )}
      </div>
      <div ref={searchRef}>
        <SearchBar
          search={search}
          variant="card"
          fetchCalendar={(_, signal) => fetchVenueCalendar(venue, signal)}
          result={offer ?? undefined}
          isPending={isAsking}
          onSubmit={goTo}
          placeOptionAt={offer && hasAddons ? { to: paths.upsell(slug, offer.demandId), search: query } : undefined}
          placeOption={
            offer && !hasAddons
              ? { press: () => void quote.submit({ demandId: offer.demandId, addons: {} }), isPending: quote.isPending }
              : undefined
          }
        />
      </div>
      {quote.failure?.text ? (
        <Callout tone="danger" role="alert">
          {quote.failure.text}
        </Callout>
      ) : null}
      {offer ? <p className={styles.note}>{t(hasAddons ? 'venue.card.note' : 'venue.card.noteRoomsAlone')}</p> : null}
    </>
  );
};

const focusOnSearch = (search: HTMLElement | null): void => {
  search?.querySelector('button')?.focus({ preventScroll: true });
  search?.scrollIntoView?.({ block: 'center' });
};

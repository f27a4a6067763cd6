import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listBehind } from '../filters/filter-address.ts';
import { paths } from '../paths.ts';
import { searchToQuery } from '../search/search-address.ts';
import { errorText } from '../search/search-words.ts';
import { useSearch } from '../search/use-search.ts';
import card from './booking-card.module.css';
import { ClosedDaysNotice } from './closed-days-notice.tsx';
import { CustomPrice } from './custom-price.tsx';
import type { VenueData } from './load-venue.ts';
import { NoAvailability } from './no-availability.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

/**
 * The card of a venue that takes requests only. A request needs days and rooms: with a search in the address it is one press away, else
 * the list's search provides them.
 */
export const RequestOnly = ({ data: { venue, outcome, nearby, closed }, query }: { data: VenueData; query: string }) => {
  const { t } = useTranslation('booking');
  const { slug, address } = venue;
  const listRef = useRef<HTMLAnchorElement>(null);
  const search = useSearch({ query, countryCode: address.countryCode });
  if (outcome?.type === 'available_with_custom_price')
    return <CustomPrice slug={slug} query={query} demandId={outcome.demandId} callback={outcome.callback} search={search} />;

  if (outcome?.type === 'not_available')
    return (
      <>
        <div role="status">
          <OutcomePanel outcome={outcome} holds="roomsAlone" />
        </div>
        <NoAvailability
          key={query}
          venue={venue}
          query={query}
          nearby={nearby}
          alternatives={outcome.alternatives}
          reason={outcome.reason}
          onChangeSearch={() => listRef.current?.focus()}
        />
        <Link
          ref={listRef}
          className={buttonClass({ variant: 'secondary', isBlock: true })}
          to={paths.list(listBehind(query, address.countryCode))}
        >
          {t('venue.noAvailability.list')}
        </Link>
      </>
    );

  const faults = outcome?.type === 'form_errors' ? outcome.errors : null;
  const asked = faults ? null : searchToQuery(search.asked);
  return (
    <>
      {faults ? (
        <div role="status">
          {closed.length > 0 ? (
            <ClosedDaysNotice slug={slug} closed={closed} nearby={nearby} />
          ) : (
            [...new Set(Object.keys(faults).map((path) => errorText(t, faults, path)))].map((text) => (
              <p key={text} className={card.lead}>
                {text}
              </p>
            ))
          )}
        </div>
      ) : (
        <p className={card.lead}>{t(asked ? 'venue.request.text' : 'venue.request.textWithoutSearch')}</p>
      )}
      <Link
        className={buttonClass({ isBlock: true, size: 'large' })}
        to={asked ? paths.venue(slug, asked) : paths.list(listBehind(query, address.countryCode))}
      >
        {t(asked ? 'venue.request.action' : 'venue.request.search')}
      </Link>
    </>
  );
};

import type { FieldErrors } from '@plenary/contracts/problem';
import { maxDays } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { CountryChoice, VenueChoice } from '../desk/venue-choice.tsx';
import { DayFields } from './day-fields.tsx';
import { addDay, type DraftDay } from './demand-draft.ts';
import styles from './new-quote.module.css';

interface Props {
  country: CountryCode;
  venues: readonly { slug: string; name: string }[];
  venue: string | null;
  days: readonly DraftDay[];
  errors: FieldErrors;
  /** Null: it did not fail. */
  failure: string | null;
  isPending: boolean;
  /** There is a customer and a venue. */
  canSearch: boolean;
  /** The venue is that of the version before. */
  isPlaced?: boolean;
  onPlace: (place: { country: CountryCode; venue?: string }) => void;
  onDays: (days: readonly DraftDay[]) => void;
  onSearch: () => void;
}

/** What is asked for: the venue, the days, and the people, rooms and lunches of each. */
export const DemandStep = (props: Props) => {
  const { country, venues, venue, days, errors, failure, isPending, canSearch, isPlaced = false, onPlace, onDays, onSearch } = props;
  const { t } = useTranslation('staff');
  return (
    <Panel id="demand" title={t('newQuote.demand')}>
      <form
        className={styles.days}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        {isPlaced ? null : (
          <div className={styles.place}>
            <CountryChoice country={country} onChange={(code) => onPlace({ country: code })} />
            <VenueChoice venues={venues} venue={venue} onChange={(slug) => onPlace({ country, venue: slug })} />
          </div>
        )}
        {days.map((day, index) => (
          <DayFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place; its date changes under it.
            key={index}
            day={day}
            index={index}
            dayCount={days.length}
            errors={errors}
            onChange={(changed) => onDays(days.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => onDays(days.filter((_, at) => at !== index))}
          />
        ))}
        {failure ? <FailureNotice>{failure}</FailureNotice> : null}
        <p className={styles.actions}>
          <Button type="submit" disabled={!canSearch} isPending={isPending} pendingLabel={t('newQuote.searching')}>
            {t('newQuote.search')}
          </Button>
          {days.length < maxDays ? (
            <Button variant="secondary" onClick={() => onDays(addDay(days))}>
              {t('newQuote.addDay')}
            </Button>
          ) : null}
        </p>
        {canSearch ? null : <p className={styles.quiet}>{t('newQuote.lacking')}</p>}
      </form>
    </Panel>
  );
};

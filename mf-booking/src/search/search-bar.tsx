import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { SegmentBar } from '@plenary/ui/segment-bar';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import { BeyondNotice } from './beyond-notice.tsx';
import { DaysSegment } from './days-segment.tsx';
import { LunchesSegment } from './lunches-segment.tsx';
import { RoomsSegment } from './rooms-segment.tsx';
import { type FetchCalendar, fetchCalendar as fetchCalendarOfService } from './search-api.ts';
import styles from './search-bar.module.css';
import { summariseSearch } from './summarise-search.ts';
import type { Search } from './use-search.ts';

export interface SearchBarProps {
  search: Search;
  /** bar: one rounded object, sticky from md up; card: segments under one another, for a booking card. */
  variant?: 'bar' | 'card';
  /** The answer to the search of the address: total in euro cents, without VAT. */
  result?: { total: number };
  /** Goes to the query (with its question mark) that requests availabilities. */
  onSubmit: (query: string) => void;
  /** Page that places an option on the result; `search` is passed on with it. */
  placeOptionAt?: { to: string; search: string };
  /** Places it in one press, without a page between. */
  placeOption?: { press: () => void; isPending: boolean };
  /** The answer is on its way. */
  isPending?: boolean;
  fetchCalendar?: FetchCalendar;
  /** Whose calendar that is, where it is not a country's: each is fetched once. */
  calendarOf?: string;
}

/**
 * Days, rooms, lunches and one button (spec/booking.md §2 "Search bar"). The button requests availabilities until there is a
 * result and the search is unchanged since; then it shows the total and places an option.
 */
export const SearchBar = (props: SearchBarProps) => {
  const { search, variant = 'bar', result, onSubmit, placeOptionAt, placeOption, isPending = false } = props;
  const { fetchCalendar = fetchCalendarOfService, calendarOf } = props;
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { total } = usePrices();
  const summary = summariseSearch(search.state, { t, locale });
  const actionRef = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  const [isNear, setNear] = useState(false);
  const wrong = Object.keys(search.errors).length;
  const offer =
    result && (placeOptionAt || placeOption) && !search.isDirty ? t('search.placeOption', { total: total(result.total) }) : null;
  const offerRef = useRef<HTMLElement>(null);
  const hasOffer = offer !== null;
  useEffect(() => {
    // The focused button that requested it was removed.
    if (hasOffer && isAsked.current && document.activeElement === document.body) offerRef.current?.focus();
    if (hasOffer) isAsked.current = false;
  }, [hasOffer]);

  const keepOffer = (element: HTMLElement | null) => {
    offerRef.current = element;
  };
  const submit = () => {
    const query = search.validate();
    if (query === null) return;
    // The popover with the pressed button closes with the focus in it.
    actionRef.current?.focus();
    isAsked.current = true;
    onSubmit(query);
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const approach = () => setNear(true);
  const segment = { search, isNear, isInCard: variant === 'card' };
  return (
    <form
      className={variant === 'bar' ? styles.bar : styles.card}
      noValidate
      onSubmit={submitForm}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <SegmentBar
        label={t('search.label')}
        direction={variant === 'card' ? 'stacked' : 'row'}
        action={
          offer ? (
            <div className={styles.offer} data-bottom-bar={variant === 'card' || undefined}>
              <PlaceOption ref={keepOffer} text={offer} at={placeOptionAt} press={placeOption} />
            </div>
          ) : (
            <Button ref={actionRef} type="submit" size="large" isPending={isPending} pendingLabel={t('search.pending')}>
              {t('search.submit')}
            </Button>
          )
        }
      >
        <DaysSegment {...segment} summary={summary.day} fetchCalendar={fetchCalendar} calendarOf={calendarOf} />
        <RoomsSegment {...segment} summary={summary.rooms} onSubmit={submit} />
        {search.rules.lunch === 'chosen' ? <LunchesSegment {...segment} summary={summary.lunches} onSubmit={submit} /> : null}
      </SegmentBar>
      {search.isBeyond ? <BeyondNotice rules={search.rules} /> : null}
      <p className="visually-hidden" role="status">
        {wrong > 0 ? t('search.error.count', { count: wrong }) : null}
      </p>
    </form>
  );
};

interface PlaceOptionProps {
  ref: Ref<HTMLElement>;
  text: string;
  at: SearchBarProps['placeOptionAt'];
  press: SearchBarProps['placeOption'];
}

const PlaceOption = ({ ref, text, at, press }: PlaceOptionProps) => {
  const { t } = useTranslation('booking');
  if (press)
    return (
      <Button
        ref={ref as Ref<HTMLButtonElement>}
        size="large"
        isPending={press.isPending}
        pendingLabel={t('upsell.sending')}
        onClick={press.press}
      >
        {text}
      </Button>
    );
  return at ? (
    <Link ref={ref as Ref<HTMLAnchorElement>} className={buttonClass({ size: 'large' })} to={at.to} state={{ search: at.search }}>
      {text}
    </Link>
  ) : null;
};

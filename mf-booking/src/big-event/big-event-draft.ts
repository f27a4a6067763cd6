import type { Venue } from '@plenary/contracts/venue';
import type { Session } from '@plenary/platform';
import { searchFromQuery } from '../search/search-address.ts';

/** Values of the form's fields, under the names of the call; null for a missing number. */
export interface BigEventDraft {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  'start-date': string;
  'end-date': string;
  'flexible-date': boolean;
  'rooms-count': number | null;
  pax: number | null;
  message: string;
  /** Hidden: filled in by programs only. */
  website: string;
}

/** The fields a reader sees, in the order of the page. */
export const shownFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'start-date',
  'end-date',
  'flexible-date',
  'pax',
  'rooms-count',
  'message',
] as const;
export type ShownField = (typeof shownFields)[number];

interface Known {
  venue: Pick<Venue, 'eventDemandPax'>;
  /** Query with the search. */
  query: string;
  session: Session;
  /** Local day of the venue. */
  today: string;
}

const largest = (numbers: readonly number[]) => (numbers.length > 0 ? Math.max(...numbers) : null);

/** The form with what is known of the user in the fields that are empty still. */
export const withContact = (draft: BigEventDraft, { firstname, lastname, email, phone }: NonNullable<Session>): BigEventDraft => ({
  ...draft,
  firstname: draft.firstname || firstname,
  lastname: draft.lastname || lastname,
  email: draft.email || email,
  phone: draft.phone || phone,
});

/** The initial form: the signed-in user, days and rooms of the search, and its people if the venue takes that few. */
export const startDraft = ({ venue, query, session, today }: Known): BigEventDraft => {
  const { days } = searchFromQuery(query);
  const dates = days.flatMap(({ date }) => (date !== null && date >= today ? [date] : [])).sort();
  const pax = largest(days.map(({ plenary }) => plenary.pax ?? 0)) ?? 0;
  const { default: usual, minimum } = venue.eventDemandPax;
  const draft: BigEventDraft = {
    ...{ firstname: '', lastname: '', email: '', phone: '' },
    'start-date': dates[0] ?? '',
    'end-date': dates.at(-1) ?? '',
    'flexible-date': false,
    'rooms-count': largest(days.map(({ subcommittees }) => 1 + subcommittees.length)) ?? 1,
    pax: pax >= Math.max(1, minimum ?? 1) ? pax : usual,
    message: '',
    website: '',
  };
  return session ? withContact(draft, session) : draft;
};

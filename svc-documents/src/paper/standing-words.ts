import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { hasEnded, type Paper } from './paper.ts';

/** What the quote holds at the moment, or how it came to nothing. */
export const standingWords = ({ document, words, format }: Paper): string => {
  const { information, eventSummary, goal, language, amendment } = document;
  const { standing, expirationDate } = information;
  // To sign this paper is what books the rooms.
  if (standing.kind === 'open' && goal === 'signature') return '';
  if (standing.isTooLate) return words.openTooLate;
  if (amendment && hasEnded(document) && standing.kind !== 'cancelled') return words.amendment.ended;
  const timeZone = timeZoneOf[eventSummary.eventLocation.address.countryCode];
  const until = standing.until ? instantAtVenue(standing.until, { language, timeZone }) : '';
  if (amendment && standing.kind === 'held') return words.amendment.held(until);
  if (amendment && standing.kind === 'booked') return words.amendment.booked;
  return words.standings[standing.kind]({ until, lastDay: format.day(expirationDate) });
};

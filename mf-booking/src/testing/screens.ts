import { paths } from '../paths.ts';
import { missingQuoteId } from './answer-quotes.ts';
import { countersignToken } from './answer-signatures.ts';
import { openDaysAhead } from './fake-calendar.ts';

const demandId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d01';
const quoteId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d02';

const room = (pax: number) => ({ pax, duration: 'AM, PM', configuration: 'theater' });

/** Every screen of this remote in the states that its fakes give it. */
export const bookingScreens = (now: number) => {
  const dates = openDaysAhead(now, 2);
  const searchFor = (pax: number) => {
    const days = dates.map((date) => ({ date, plenary: room(pax), subcommittees: [room(10), room(10)] }));
    return `?${new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify(days) })}`;
  };
  const small = searchFor(24);
  return [
    { label: 'List', address: paths.list() },
    { label: 'List, with a search', address: paths.list(small) },
    { label: 'List, no venue is large enough', address: paths.list(searchFor(480)) },
    { label: 'List, a search with an error', address: paths.list(searchFor(700)) },
    {
      label: 'List, after a sign-up',
      address: paths.list('?countryCode=FRA&snackbar=signup-success&snackbar-email=claire@atelier-nord.example'),
    },
    { label: 'List, a selection', address: paths.list('?countryCode=FRA&venue=ternes&venue=louise') },
    { label: 'List, a comparison', address: paths.list(`${small}&compare=ternes&compare=lepic&compare=bourse&view=compare`) },
    { label: 'Venue', address: paths.venue('ternes') },
    { label: 'Venue, available', address: paths.venue('ternes', small) },
    { label: 'Venue, not available', address: paths.venue('mouffetard', searchFor(90)) },
    { label: 'Venue, requests only', address: paths.venue('bourse', small) },
    { label: 'Venue, lost before the quote', address: paths.venue('lepic', small) },
    { label: 'Venue, an add-on is taken', address: paths.venue('bercy', small) },
    { label: 'Venue that does not exist', address: paths.venue('nowhere') },
    { label: 'Big event', address: `/venues/bourse/event-demand${small}` },
    { label: 'Upsell', address: paths.upsell('ternes', demandId) },
    { label: 'Quote', address: paths.quote(quoteId) },
    { label: 'Option', address: paths.optionConfirmation('ternes', quoteId) },
    { label: 'Option, none to release', address: paths.releaseOption(quoteId) },
    { label: 'Signature', address: paths.signature(quoteId) },
    { label: 'Countersignature', address: `/quotes/${quoteId}/countersignature?token=${countersignToken}` },
    { label: 'Countersignature, by a link that is used', address: `/quotes/${quoteId}/countersignature?token=used` },
    { label: 'Quote that does not exist', address: paths.quote(missingQuoteId) },
    { label: 'Wellness and facilitator', address: '/wellness-facilitator' },
    { label: 'Afterwork and team building', address: '/afterwork-teambuilding' },
  ];
};

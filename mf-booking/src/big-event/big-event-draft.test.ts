import { searchToQuery } from '../search/search-address.ts';
import { dayOn, room, searchOf, tuesday, wednesday } from '../search/search-test-data.ts';
import { startDraft } from './big-event-draft.ts';
import { buildUser, buildVenue } from './big-event-factory.ts';

const start = (query = '', fields: Partial<Parameters<typeof startDraft>[0]> = {}) =>
  startDraft({ venue: buildVenue(), query, session: null, today: '2026-12-10', ...fields });
const queryOf = (...days: Parameters<typeof searchOf>) => searchToQuery(searchOf(...days)) ?? '';

describe('the big-event form as it opens', () => {
  // Covers B-E17, B-E19, B-E22–B-E23, B-E25.
  it('has the usual number of people of the venue, one room and nothing else', () => {
    expect(start()).toMatchObject({
      firstname: '',
      email: '',
      'start-date': '',
      'end-date': '',
      'flexible-date': false,
      'rooms-count': 1,
      pax: 60,
      website: '',
    });
  });

  it('includes the signed-in user', () => {
    expect(start('', { session: buildUser() })).toMatchObject({
      firstname: 'Claire',
      lastname: 'Martin',
      email: 'claire@atelier-nord.example',
      phone: '+33142000000',
    });
  });

  it('takes days, largest number of people and largest number of rooms from the search', () => {
    const query = queryOf(dayOn(tuesday, 120, { subcommittees: [room(20), room(20)] }), dayOn(wednesday, 200));
    expect(start(query)).toMatchObject({ 'start-date': tuesday, 'end-date': wednesday, pax: 200, 'rooms-count': 3 });
  });

  it.each([
    [{ default: 60, minimum: 50 }, 24, 60],
    [{ default: 60, minimum: 50 }, 50, 50],
    [{ default: 50, minimum: null }, 24, 24],
    [{ default: 1, minimum: null }, 0, 1],
  ])('with %j and a search for %i people asks for %i', (eventDemandPax, pax, asked) => {
    const query = `?days=${JSON.stringify([{ date: tuesday, plenary: { pax }, subcommittees: [] }])}`;
    expect(start(query, { venue: buildVenue({ eventDemandPax }) }).pax).toBe(asked);
  });

  it('leaves days of the past out', () => {
    expect(start(queryOf(dayOn(tuesday), dayOn(wednesday)), { today: wednesday })).toMatchObject({
      'start-date': wednesday,
      'end-date': wednesday,
    });
  });

  it.each(['?days=x', '?days=[]', '?days=[null]', '?days=[{"date":"2027-02-31"}]'])('opens with %s', (query) => {
    expect(start(query)).toMatchObject({ 'start-date': '', pax: 60, 'rooms-count': 1 });
  });
});

import { paths } from '../paths.ts';
import { fakeIds, fakeUserIds } from './answer-area.ts';

const checkUser = (id: string) => `/profile/events/${id}/check-user?eventId=${fakeIds.todo}`;

/** Every screen of this remote in the states that its fakes give it. */
export const areaScreens = [
  { label: 'Events', address: paths.events() },
  { label: 'Event, to be completed', address: paths.event(fakeIds.todo) },
  { label: 'Event, saved, no quote', address: paths.event(fakeIds.done) },
  { label: 'Event, in validation', address: paths.event(fakeIds.waiting) },
  { label: 'Event, being prepared', address: paths.event(fakeIds.preparing) },
  { label: 'Event, closed', address: paths.event(fakeIds.closed) },
  { label: 'Event, past', address: paths.event(fakeIds.past) },
  { label: 'Event that does not exist', address: paths.event(fakeIds.missing) },
  { label: 'Guests', address: paths.guests(fakeIds.todo) },
  { label: 'Guests, none yet', address: paths.guests(fakeIds.done) },
  { label: 'Guests of a past event', address: paths.guests(fakeIds.past) },
  { label: 'Quotes', address: paths.quotes() },
  { label: 'Profile', address: paths.profile() },
  { label: 'Check-user link', address: checkUser(fakeUserIds.profile) },
  { label: 'Check-user link, no password yet', address: checkUser(fakeUserIds.password) },
  { label: 'Check-user link that is gone', address: checkUser(fakeUserIds.gone) },
];

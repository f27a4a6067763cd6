import type * as z from 'zod';
import { creditHoldChanged, creditHoldState } from './credit.schemas.ts';
import {
  agreedPeople,
  bookingEvent,
  bookingEventTypes,
  changedProfile,
  lunchChanged,
  lunchTold,
  mailboxProven,
  peopleAgreed,
  peoplePriced,
  pricedPeople,
  profileChanged,
  provenMailbox,
  scientistsChanged,
  scientistsTold,
  standingSurvey,
  supplementsChanged,
  supplementsTold,
  surveyStands,
  userErased,
} from './events.ts';

interface ToldEvent {
  type: string;
  schema: z.ZodType;
  from: string;
  to: readonly string[];
}

/** Events by publisher and subscribers: a release of either keeps to these schemas (docs/releases.md). */
export const toldEvents: readonly ToldEvent[] = [
  ...bookingEventTypes.map((type) => ({ type, schema: bookingEvent, from: 'svc-booking', to: ['svc-survey'] })),
  { type: creditHoldChanged, schema: creditHoldState, from: 'svc-booking', to: ['svc-identity'] },
  { type: 'user.erased', schema: userErased, from: 'svc-identity', to: ['svc-booking', 'svc-survey'] },
  { type: profileChanged, schema: changedProfile, from: 'svc-identity', to: ['svc-booking', 'svc-survey'] },
  { type: mailboxProven, schema: provenMailbox, from: 'svc-identity', to: ['svc-booking'] },
  { type: scientistsChanged, schema: scientistsTold, from: 'svc-survey', to: ['svc-booking'] },
  { type: lunchChanged, schema: lunchTold, from: 'svc-survey', to: ['svc-booking'] },
  { type: supplementsChanged, schema: supplementsTold, from: 'svc-survey', to: ['svc-booking'] },
  { type: peopleAgreed, schema: agreedPeople, from: 'svc-survey', to: ['svc-booking'] },
  { type: surveyStands, schema: standingSurvey, from: 'svc-survey', to: ['svc-booking'] },
  { type: peoplePriced, schema: pricedPeople, from: 'svc-booking', to: ['svc-survey'] },
];

/** Schemas of the events a service publishes and receives, by type. */
export const eventsOf = (service: string) => {
  const schemas = (events: readonly ToldEvent[]) => Object.fromEntries(events.map(({ type, schema }) => [type, schema]));
  return {
    sends: schemas(toldEvents.filter(({ from }) => from === service)),
    receives: schemas(toldEvents.filter(({ to }) => to.includes(service))),
  };
};

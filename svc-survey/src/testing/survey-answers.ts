import type { BookingEvent } from '@plenary/contracts/events';
import type { UserClaims } from '@plenary/service-kit/actor';
import { bookedDay } from './make-booking.ts';
import { claire, type SurveyWorld } from './survey-world.ts';

/** Two days: the first with two subcommittees and team-building, the last with an afterwork; wellness on both. */
export const wholeBooking: Partial<BookingEvent> = {
  days: [
    bookedDay('2026-10-06', {
      subcommittees: [
        { pax: 8, duration: 'AM, PM', configuration: 'u' },
        { pax: 6, duration: 'AM', configuration: 'casual' },
      ],
    }),
    bookedDay('2026-10-07'),
  ],
  addons: { teambuilding: true, wellness: true, facilitator: false, afterwork: true },
};

export const roomBody = {
  displayedMeetingName: 'Comité de direction',
  pax: 24,
  configuration: 'theater',
  startTime: '09:00',
  endTime: '18:00',
  equipments: ['wifi'],
  accurateRoomConfiguration: 'Deux rangs',
  comment: '',
};
export const wellnessBody = { pax: 10, startTime: '10:00', duration: 'PT15M', comment: '' };
export const contactBody = {
  firstname: 'Claire',
  lastname: 'Martin',
  email: 'claire@atelier-nord.example',
  phoneNumber: '+33142000000',
  jobTitle: 'Directrice',
};

interface Sender {
  user?: UserClaims | null;
  cookie?: string;
}

/** Calls on one survey, by its owner unless stated. */
export const surveyOf = (world: SurveyWorld, eventId: string, { user = claire, cookie }: Sender = {}) => {
  const path = (step: string) => `/api/meeting-events/${eventId}/customer-survey${step && `/${step}`}`;
  return {
    get: (step = '') => world.send('GET', path(step), user, { cookie }),
    put: (step: string, body: object) =>
      world.send('PUT', path(step), user, { body: step === 'contact' ? body : { action: 'next', ...body }, cookie }),
    validate: (method: 'POST' | 'PUT' = 'POST') => world.send(method, path('validate'), user, { cookie }),
  };
};

/** Fills in a survey of one day with nothing but a plenary and lunch; `room` changes the plenary's answers. */
export const fillIn = async (world: SurveyWorld, eventId: string, room: Partial<Record<keyof typeof roomBody, unknown>> = {}) => {
  const survey = surveyOf(world, eventId);
  const { status } = await survey.put('day/0/plenary/0', { ...roomBody, ...room });
  if (status !== 200) throw new Error(`not saved: ${status}`);
  return survey;
};

import type { SurveyOverview } from '@plenary/contracts/survey.schemas';
import type { RoomStep } from '@plenary/contracts/survey-rooms.schemas';
import type { HalfDay } from '@plenary/contracts/survey-terms';
import type { LoadedByStep } from '../answers/answers.ts';

const untouched = { version: 0, isSaved: false };

/** A plenary or subcommittee as the signed quote has it. */
const makeRoom = (fields: Partial<RoomStep> = {}): RoomStep => ({
  ...untouched,
  halfDay: 'AM, PM',
  roomName: 'Verrière',
  displayedMeetingName: '',
  pax: 24,
  initialPax: 24,
  paxChanged: false,
  paxDirection: null,
  configuration: 'theater',
  initialConfiguration: 'theater',
  configurationChanged: false,
  startTime: '09:00',
  initialStartTime: '09:00',
  endTime: '17:30',
  initialEndTime: '17:30',
  endTimeChanged: false,
  endTimeWarning: false,
  equipments: ['projector', 'wifi'],
  accurateRoomConfiguration: '',
  comment: '',
  ...fields,
});

const subroom = (roomName: string) =>
  makeRoom({ roomName, pax: 8, initialPax: 8, configuration: 'u', initialConfiguration: 'u', equipments: [] });

/** Steps of a survey by their path: two days, the second a morning. */
export const makeSteps = () => ({
  '': {
    ...untouched,
    firstname: 'Claire',
    lastname: 'Vasseur',
    email: 'claire@atelier-nord.example',
    phoneNumber: '+33612345678',
    jobTitle: '',
  } satisfies LoadedByStep['contact'],
  '/day/0/plenary/0': makeRoom(),
  '/day/0/subcommittee/0': subroom('Atelier Est'),
  '/day/0/subcommittee/1': subroom('Atelier Ouest'),
  '/day/0/lunch': {
    ...untouched,
    pax: 24,
    initialPax: 24,
    service: null,
    initialService: 'service1',
    service1Full: false,
    allergies: '',
    comment: '',
    serviceCapacities: { service1: 40, service2: 60 },
    isServiceStaffChoice: false,
    type: 'standard',
    outsidePrice: { excludingVat: 1_000, vatPercent: 10 },
  } satisfies LoadedByStep['lunch'] as LoadedByStep['lunch'],
  '/day/0/wellness': {
    ...untouched,
    pax: 24,
    startTime: null,
    duration: 'PT15M',
    initialDuration: 'PT15M',
    initialPax: 24,
    durationWarning: false,
    comment: '',
  } as LoadedByStep['wellness'],
  '/day/0/afterwork': {
    ...untouched,
    pax: 24,
    initialPax: 24,
    startTime: '18:30',
    initialStartTime: '18:30',
    endTime: '21:00',
    initialEndTime: '21:00',
    endTimeChanged: false,
    endTimeWarning: false,
    allergies: '',
    comment: '',
  } as LoadedByStep['afterwork'],
  '/day/1/plenary/0': makeRoom({ halfDay: 'AM', endTime: '12:00', initialEndTime: '12:00' }),
  '/day/1/team-building': {
    ...untouched,
    halfDay: 'AM' as HalfDay,
    pax: 24,
    initialPax: 24,
    initialEndTime: null,
    startTime: null,
    endTime: null,
    comment: '',
  } as LoadedByStep['team-building'],
  '/additional-needs': { ...untouched, comment: '' } as LoadedByStep['additional-needs'],
  '/upsell': {
    ...untouched,
    addons: [
      { name: 'teambuilding', state: 'in-quote' },
      { name: 'wellness', state: 'in-quote' },
      { name: 'facilitator', state: 'offered' },
      { name: 'afterwork', state: 'in-quote' },
    ],
    comment: '',
  } as LoadedByStep['upsell'],
});
export type FakeSteps = ReturnType<typeof makeSteps>;
export type StepPath = keyof FakeSteps;

/** The part of the overview that does not follow from the steps. */
export const makeOverview = (): Omit<SurveyOverview, 'stepper'> => ({
  eventId: fakeEventId,
  meetingScientist: { name: 'Lucie Martin', email: 'lucie@comet.example', phoneNumber: '+33 1 86 76 00 00', avatarUrl: null },
  venueCountry: 'FRA',
  isLogOk: false,
  halfDay: 'AM, PM',
  status: 'TODO',
  buildingName: 'Ternes',
  startDate: '2027-01-19',
  endDate: '2027-01-20',
  openingHours: { opens: 8, closes: 19, slotMinutes: 30 },
  staffMessage: null,
  isOwner: true,
});

export const fakeEventId = '006AP0000012aBcDEF';

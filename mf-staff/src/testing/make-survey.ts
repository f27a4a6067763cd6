import type { StaffSurvey, SurveyRow } from '@plenary/contracts/staff-surveys.schemas';

export const fakeEventId = '00U7Q00000De003';

const calm = <V>(value: V) => ({ value, hasWarning: false });
const odd = <V>(value: V) => ({ value, hasWarning: true });

/** A survey in the list of staff; override what the test is about. */
export const makeSurveyRow = (overrides: Partial<SurveyRow> = {}): SurveyRow => ({
  eventId: fakeEventId,
  customer: { firstname: 'Claire', lastname: 'Martin', email: 'claire@atelier-nord.example', companyName: 'Atelier Nord' },
  buildingName: 'Comet Ternes',
  startDate: '2027-03-16',
  endDate: '2027-03-17',
  status: 'WAITING_COMET_VALIDATION',
  isLogOk: false,
  meetingScientistName: 'Nadia Keller',
  warningCount: 2,
  savedAt: '2027-01-11T09:30:00Z',
  ...overrides,
});

/** A survey with more people than signed and an add-on asked for, which waits for staff. */
export const makeSurvey = (overrides: Partial<StaffSurvey> = {}): StaffSurvey => ({
  ...makeSurveyRow(),
  revision: 4,
  quoteId: '00000000-0000-4000-8000-00000000000a',
  venueCountry: 'FRA',
  venueId: 'ternes',
  summary: {
    startDate: '2027-03-16',
    endDate: '2027-03-16',
    buildingName: 'Comet Ternes',
    contact: {
      firstname: calm('Claire'),
      lastname: calm('Martin'),
      email: calm('claire@atelier-nord.example'),
      phoneNumber: calm('+33142000000'),
      jobTitle: calm(''),
    },
    days: [
      {
        date: '2027-03-16',
        halfDay: 'AM, PM',
        plenaries: [
          {
            index: 0,
            isSaved: true,
            roomName: 'Grand Salon',
            displayedMeetingName: calm('Séminaire'),
            pax: odd(30),
            configuration: calm('u'),
            startTime: calm('09:00'),
            endTime: calm('18:00'),
            equipments: calm(['projector', 'wifi']),
            accurateRoomConfiguration: calm(''),
            comment: calm('Deux micros\nUn pupitre'),
          },
        ],
        subcommittees: [],
        lunch: { pax: calm(30), service: calm('service1'), type: calm('standard'), allergies: calm(''), comment: calm('') },
        wellness: { pax: calm(30), startTime: calm(null), duration: calm('PT15M'), format: calm('discovery' as const), comment: calm('') },
        afterwork: null,
        teambuilding: null,
      },
    ],
    comment: calm(''),
    upsell: { asked: odd(['afterwork']), comment: calm('') },
    hasWarning: true,
    errors: {},
  },
  differences: [
    { path: 'days.0.plenaries.0.pax', initial: 24, current: 30 },
    { path: 'days.0.plenaries.0.configuration', initial: 'theater', current: 'u' },
    { path: 'upsell.asked', initial: '', current: 'afterwork' },
  ],
  staffMessage: null,
  supplements: {
    asked: [{ id: 'afterwork', addon: 'afterwork', excludingVat: 120_000, includingVat: 132_000 }],
    agreed: [{ id: 'facilitator', addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 }],
  },
  lunches: [
    {
      dayIndex: 0,
      isServiceStaffChoice: false,
      type: 'standard',
      service: 'service1',
      serviceCapacities: { service1: 30, service2: 44 },
      version: 3,
    },
  ],
  history: [
    { at: '2027-01-10T09:30:00Z', kind: 'sent-back', by: 'samia@comet.example', message: 'Pas plus de 30 personnes.' },
    { at: '2027-01-11T09:30:00Z', kind: 'saved-with-warnings', by: 'claire@atelier-nord.example', message: null },
  ],
  ...overrides,
});

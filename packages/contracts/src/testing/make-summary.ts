import type { SurveySummary } from '../survey-summary.schemas.ts';

const calm = <V>(value: V) => ({ value, hasWarning: false });
type Room = SurveySummary['days'][number]['plenaries'][number];
type Day = SurveySummary['days'][number];

export const makeRoom = (fields: Partial<Room> = {}): Room => ({
  index: 0,
  isSaved: true,
  roomName: 'Salon Wagram',
  displayedMeetingName: calm('Séminaire de direction'),
  pax: calm(48),
  configuration: calm('theater'),
  startTime: calm('09:00'),
  endTime: calm('17:30'),
  equipments: calm([]),
  accurateRoomConfiguration: calm(''),
  comment: calm(''),
  ...fields,
});

export const makeDay = (fields: Partial<Day> = {}): Day => ({
  date: '2027-01-19',
  halfDay: 'AM, PM',
  plenaries: [makeRoom()],
  subcommittees: [],
  lunch: { pax: calm(48), service: calm('service1'), type: calm('standard'), allergies: calm(''), comment: calm('') },
  wellness: null,
  afterwork: null,
  teambuilding: null,
  ...fields,
});

/** Answers of a survey: a day that is whole, and an afternoon that is still to be described. */
export const makeSummary = (fields: Partial<SurveySummary> = {}): SurveySummary => ({
  startDate: '2027-01-19',
  endDate: '2027-01-20',
  buildingName: 'Comet Ternes',
  contact: { firstname: calm('Claire'), lastname: calm('Martin'), email: calm(''), phoneNumber: calm(''), jobTitle: calm('') },
  days: [
    makeDay(),
    makeDay({
      date: '2027-01-20',
      subcommittees: [
        makeRoom({ displayedMeetingName: calm(''), roomName: 'Bayen', pax: calm(12), startTime: calm(null), endTime: calm(null) }),
      ],
    }),
  ],
  comment: calm(''),
  upsell: { asked: calm([]), comment: calm('') },
  hasWarning: false,
  errors: { 'days.1.subcommittees.0.displayedMeetingName': 'required' },
  ...fields,
});

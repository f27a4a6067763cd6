import type { PaperVersions, SheetVersion, SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { BookedSheet, DayBookings, DaySurveys, SurveyedSheet } from '@plenary/contracts/sheets.schemas';
import { samia } from './fake-staff.ts';
import { fakeQuoteId } from './make-quote.ts';
import { fakeEventId } from './make-survey.ts';

type BookedRoom = BookedSheet['days'][number]['rooms'][number];

const makeBookedRoom = (roomName: string, overrides: Partial<BookedRoom> = {}): BookedRoom => ({
  ...{ place: 'plenary', index: 0, roomId: roomName, roomName, floor: 1, halves: ['AM', 'PM'], configuration: 'theater', pax: 48 },
  setUps: [{ configuration: 'theater', people: 86 }],
  ...overrides,
});

const makeBooked = (day: string, number: number, overrides: Partial<BookedSheet> = {}): BookedSheet => ({
  bookingId: `00000000-0000-4000-8000-00000000b00${number}`,
  quoteId: fakeQuoteId,
  status: 'confirmed',
  expiresAt: null,
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord', phone: '+33142000000' },
  addons: [],
  allDays: [day, '2027-03-17'],
  days: [],
  ...overrides,
});

/** Atelier Nord with a sub-room and an evening, an option of Hugo's in the afternoon, and a booking without a quote. */
export const makeDayBookings = (day: string, overrides: Partial<DayBookings> = {}): DayBookings => ({
  venue: { venueId: 'ternes', slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA', timeZone: 'Europe/Paris' },
  day,
  closed: null,
  rooms: [
    { id: 'a', name: 'Salon Wagram', floor: 1, isRestaurant: false, free: [] },
    { id: 'b', name: 'Bayen', floor: 2, isRestaurant: false, free: ['AM'] },
    { id: 'c', name: 'Salon Mac-Mahon', floor: 1, isRestaurant: false, free: ['AM', 'PM'] },
    { id: 'd', name: 'La Table', floor: 0, isRestaurant: true, free: ['AM', 'PM'] },
  ],
  blocks: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      kind: 'works',
      reason: 'Peinture',
      from: `${day}T08:00`,
      to: `${day}T18:00`,
      roomNames: ['Niel'],
    },
  ],
  events: [
    makeBooked(day, 1, {
      addons: ['afterwork', 'facilitator'],
      openDeposit: 1_190_53,
      days: [
        {
          day,
          rooms: [
            makeBookedRoom('Salon Wagram'),
            makeBookedRoom('Bayen', {
              ...{ place: 'subcommittee', floor: 2, halves: ['PM'], configuration: 'u', pax: 18 },
              setUps: [{ configuration: 'u', people: 17 }],
            }),
            makeBookedRoom('La Cour', { place: null, floor: 0, halves: ['SOIREE'], configuration: null, pax: null, setUps: [] }),
          ],
          people: { guaranteed: 48, actual: 51 },
          food: ['BREAKFAST', 'GOURMET_BREAK'],
          lunches: [{ service: 'service1', seats: 48 }],
        },
      ],
    }),
    makeBooked(day, 2, {
      ...{ quoteId: '00000000-0000-4000-8000-00000000000b', status: 'option', expiresAt: '2027-03-10T11:00:00.000Z', allDays: [day] },
      customer: { name: 'Hugo Leroy', companyName: 'Grand Compte', phone: '' },
      days: [{ day, rooms: [makeBookedRoom('Étoile', { halves: ['PM'], pax: 30 })], food: ['GOURMET_BREAK'], lunches: [] }],
    }),
    makeBooked(day, 3, {
      ...{ quoteId: null, customer: null, allDays: [day] },
      days: [{ day, rooms: [makeBookedRoom('Ternes', { halves: ['AM'], configuration: null, pax: null })], food: [], lunches: [] }],
    }),
  ],
  ...overrides,
});

/** The survey of Atelier Nord; override what the test is about. */
export const makeDaySurveys = (day: string, overrides: Partial<SurveyedSheet> = {}): DaySurveys => ({
  scientist: { name: 'Nadia Keller', phone: '+33142001001', email: 'nadia.keller@comet.example' },
  events: [
    {
      eventId: fakeEventId,
      quoteId: fakeQuoteId,
      status: 'WAITING_COMET_VALIDATION',
      customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
      contact: { name: 'Claire Martin', phone: '+33612345678', email: 'claire@atelier-nord.example', jobTitle: 'Directrice' },
      addons: ['afterwork', 'facilitator'],
      comment: 'La direction arrive par le train de 8 h 11.',
      isPriceOpen: true,
      extras: [{ addon: 'facilitator' }, { addon: null, label: 'Une heure de plus' }],
      allDays: [day, '2027-03-17'],
      days: [
        {
          day,
          rooms: [
            {
              ...{
                place: 'plenary',
                index: 0,
                roomName: 'Salon Wagram',
                title: 'Séminaire de direction',
                pax: 48,
                configuration: 'theater',
              },
              ...{
                startTime: '08:30',
                endTime: '18:00',
                equipments: ['projector', 'wifi'],
                layout: 'Deux rangs',
                comment: 'Deux micros cravate',
              },
            },
            {
              ...{ place: 'subcommittee', index: 0, roomName: 'Bayen', title: 'Groupe Offre', pax: 18, configuration: 'u' },
              allowed: { pax: 18, by: 'samia@comet.example' },
              ...{ startTime: '14:00', endTime: '16:00', equipments: ['flip-chart'], layout: '', comment: '' },
            },
          ],
          lunch: { pax: 48, service: 'service1', diets: 'Noix : 1 personne, table 4\n2 végétariens', comment: 'Six tables de huit' },
          wellness: null,
          teamBuilding: null,
          afterwork: { pax: 30, startTime: '18:30', endTime: '21:00', diets: '', comment: '' },
        },
      ],
      ...overrides,
    },
  ],
});

const people = { day: '2027-03-16', place: 'plenary', index: 0, fact: 'people', text: 'Plénière, personnes\u00a0: 40 → 48' } as const;
const madeBy = { userId: samia.id, name: `${samia.firstname} ${samia.lastname}`, email: samia.email };

export const secondVersion: SheetVersion = {
  ...{ number: 2, at: '2027-03-12T09:00:00.000Z', by: madeBy, isFinal: false, sentTo: [] },
  changes: [people],
};

/** A sheet that was sent to the kitchen once, for which more people come now. */
export const makeSheetVersions = (overrides: Partial<SheetVersions> = {}): SheetVersions => ({
  ...{ state: 'confirmed', finalFrom: '2027-03-13T11:00:00.000Z', isFinal: false },
  versions: [{ number: 1, at: '2027-03-10T09:00:00.000Z', by: madeBy, isFinal: false, sentTo: ['cuisine@comet.example'], changes: [] }],
  changes: [people],
  recipients: ['cuisine@comet.example'],
  ...overrides,
});

/** A paper of a day that was sent to the kitchen once, since when there are more people, and new diets. */
export const makePaperVersions = (overrides: Partial<PaperVersions> = {}): PaperVersions => {
  const { state, ...versions } = makeSheetVersions();
  const of = { event: fakeQuoteId };
  const lunch = {
    ...of,
    day: '2027-03-16',
    place: 'lunch',
    index: 0,
    fact: 'diets',
    text: 'Séminaire de direction · Déjeuner, régimes',
  } as const;
  return { ...versions, changes: [{ ...people, ...of, text: `Séminaire de direction · ${people.text}` }, lunch], ...overrides };
};

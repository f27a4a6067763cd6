import { addDays } from '@plenary/contracts/add-days';
import type { Planning, PlanningBooking } from '@plenary/contracts/planning.schemas';

/** A first option of Claire Martin; override what the test or the screen is about. */
export const makeBooking = (overrides: Partial<PlanningBooking> = {}): PlanningBooking => ({
  id: '00000000-0000-4000-8000-000000000001',
  status: 'option',
  rank: 1,
  expiresAt: '2026-09-21T08:00:00.000Z',
  quoteId: '00000000-0000-4000-8000-00000000000a',
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord', email: 'claire@atelier-nord.example', phone: '+33142000001' },
  firstDay: '2026-10-06',
  lastDay: '2026-10-06',
  latestExpiry: '2026-10-03T22:00:00.000Z',
  extendChoices: ['2026-09-22T08:00:00.000Z', '2026-09-23T08:00:00.000Z', '2026-10-03T22:00:00.000Z'],
  quote: { status: 'Presented', pax: 24, totalExcludingVatPrice: 281_600, totalIncludingVatPrice: 331_240 },
  title: 'Comité de mars',
  followUp: {
    owner: { userId: '00000000-0000-4000-8000-0000000000e1', name: 'Samia Benali', email: 'samia@comet.example' },
    ...{ nextAction: 'Rappeler pour le menu', nextDay: '2026-09-20', version: 1 },
  },
  ...overrides,
});

const roomNames = ['Grand Salon', 'Salon Monceau', 'Cour', 'Atelier', 'Verrière', 'Rotonde', 'Espace Lounge', 'La Table'];

/** A venue's planning over some days: every third day an option, every fifth a confirmed booking behind it. */
export const makePlanning = (from: string, days: number): Planning => {
  const rooms = roomNames.map((name, index) => ({
    id: `room-${index}`,
    name,
    floor: index % 4,
    category:
      index === 6
        ? ('Espace commun' as const)
        : index === 7
          ? ('Restaurant' as const)
          : index < 3
            ? ('Premium' as const)
            : ('Standard' as const),
    ...(index < 6 && { area: 130 - 10 * index, theatre: 86 - 8 * index }),
  }));
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const held = Array.from({ length: days }, (_, index) => index).filter((index) => index % 3 === 0 || index % 5 === 0);
  const bookings = held.map((index) => {
    const day = addDays(from, index);
    const isConfirmed = index % 5 === 0;
    return makeBooking({
      id: idOf(index + 1),
      status: isConfirmed ? 'confirmed' : 'option',
      expiresAt: isConfirmed ? null : `${addDays(from, index - 3)}T08:00:00.000Z`,
      firstDay: day,
      lastDay: day,
    });
  });
  const claims = held.flatMap((index) =>
    (['AM', 'PM'] as const).map((half) => ({
      roomId: `room-${index % 6}`,
      day: addDays(from, index),
      half,
      rank: 1,
      bookingId: idOf(index + 1),
      use: { pax: 24, configuration: 'theater' as const },
    })),
  );
  return {
    venue: { venueId: 'ternes', slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA', timeZone: 'Europe/Paris' },
    rooms,
    closedDays: [],
    claims,
    bookings,
  };
};

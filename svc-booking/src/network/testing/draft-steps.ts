import type { NetworkVenue, NewVenue, RoomFigures } from '@plenary/contracts/network.schemas';
import type { PriceList } from '@plenary/contracts/price-list-terms';
import { capacityFields } from '@plenary/contracts/referential-terms';
import type { UserClaims } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../../deps.ts';
import type { OptionWorld } from '../../options/testing/option-world.ts';
import { priceLists, pricesOf } from '../../prices/testing/price-lists.ts';

export const newVenue: NewVenue = {
  countryCode: 'FRA',
  slug: 'bastille',
  name: 'Bastille',
  commercialName: 'Comet Bastille',
  address: { street: '3 rue de la Roquette', zipCode: '75011', city: 'Paris', district: 'Paris 11e' },
  coordinates: { latitude: 48.8541, longitude: 2.3715 },
};

export const roomFacts = {
  name: 'Nef',
  floor: 0,
  area: 90,
  height: 420,
  hasDaylight: true,
  isStepFree: true,
  hasVideoConference: true,
  hasSeveralScreens: false,
  hasPillar: false,
  equipment: ['screen'],
} as const;

const nobody = Object.fromEntries(capacityFields.map((field) => [field, null])) as RoomFigures['people'];

export const figuresFor = (people: Partial<RoomFigures['people']>): RoomFigures => ({
  category: 'Premium',
  subcommitteeType: 'XL',
  people: { ...nobody, ...people },
});

const inEveryLanguage = (text: string) => ({ fr: text, en: text, es: text, nl: text });

/** A Meeting Scientist who answers for every venue. */
export const putScientist = ({ database, tables }: Pick<BookingDeps, 'database' | 'tables'>) =>
  database.transact((tx) => {
    const scientist = { email: 'lea@comet.example', firstName: 'Léa', lastName: 'Roux', phoneNumber: '+33 1 42 00 10 01' };
    const scientists = [{ ...scientist, venueIds: [], isDefault: true }];
    return tx.insert(tables.scientistDirectory).values({ id: 'told', sequence: 1, scientists }).returning();
  });

const nave = {
  sources: [{ url: '/pictures/nave.webp', width: 1_600, format: 'webp' as const }],
  width: 1_600,
  height: 1_000,
  alternative: inEveryLanguage('Nave'),
};
/** Pictures of a venue that has a cover. */
export const pictures = { cover: { desktop: nave, mobile: nave }, carrousel: [nave] };

const putCover = ({ database, tables }: Pick<BookingDeps, 'database' | 'tables'>, id: string) =>
  database.transact(async (tx) => {
    const [row] = await tx.select().from(tables.venue).where(eq(tables.venue.id, id));
    if (!row) throw new Error(`no venue ${id}`);
    await tx
      .update(tables.venue)
      .set({ record: { ...row.record, pictures } })
      .where(eq(tables.venue.id, id))
      .returning();
  });

/** What an administrator does with a venue of their own; every step answers it as it is then. */
export const draftSteps = ({ send, deps }: Pick<OptionWorld, 'send' | 'deps'>, actor: UserClaims) => {
  const told = async (answer: ReturnType<OptionWorld['send']>): Promise<NetworkVenue> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body;
  };
  const steps = {
    add: (wanted: Partial<NewVenue> = {}) => told(send('POST', '/api/network/venues', actor, { body: { ...newVenue, ...wanted } })),
    write: ({ id, revision, facts }: NetworkVenue, changes: object) =>
      told(send('PUT', `/api/network/venues/${id}`, actor, { body: { revision, facts: { ...facts, ...changes } } })),
    addRoom: ({ id }: NetworkVenue, facts: object = {}, figures = figuresFor({ theater: 60, u: 24 })) =>
      told(send('POST', `/api/network/venues/${id}/rooms`, actor, { body: { facts: { ...roomFacts, ...facts }, figures } })),
    price: async ({ id, revision }: NetworkVenue, list: PriceList = priceLists.comfort) => {
      const body = { revision, versions: pricesOf(list) };
      const { status, text } = await send('PUT', `/api/network/venues/${id}/prices`, actor, { body });
      if (status >= 300) throw new Error(`${status}: ${text}`);
      return told(send('GET', `/api/network/venues/${id}`, actor));
    },
    publish: ({ id, revision }: NetworkVenue) => told(send('POST', `/api/network/venues/${id}/publication`, actor, { body: { revision } })),
    archive: ({ id, revision }: NetworkVenue) => told(send('DELETE', `/api/network/venues/${id}/publication?revision=${revision}`, actor)),
    move: ({ id, revision }: NetworkVenue, slug: string) =>
      told(send('PUT', `/api/network/venues/${id}/slug`, actor, { body: { revision, slug } })),
    /** A draft that lacks nothing of what publishing asks. */
    whole: async (wanted: Partial<NewVenue> = {}) => {
      await putScientist(deps);
      const draft = await steps.add(wanted);
      await steps.addRoom(draft);
      await putCover(deps, draft.id);
      const texts = {
        themeName: inEveryLanguage('Atelier'),
        description: inEveryLanguage('Une fonderie'),
        littlePlus: inEveryLanguage('La cour'),
      };
      return steps.price(await steps.write(draft, { ...texts, lunchSeats: { service1: 80, service2: 80 } }));
    },
  };
  return steps;
};

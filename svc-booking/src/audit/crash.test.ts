import { kitTables } from '@plenary/service-kit/kit-tables';
import { appendEvent } from '@plenary/service-kit/outbox';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { breakOff } from '@plenary/service-kit/testing/break-off';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { rowsOfTables } from '@plenary/service-kit/testing/rows-of-tables';
import sharp from 'sharp';
import { todayIn } from '../calendar/today-in.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { draftSteps, figuresFor, newVenue, roomFacts } from '../network/testing/draft-steps.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { claire, day, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { noAddons, type OptionWorld, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { priceLists, pricesOf } from '../prices/testing/price-lists.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';
import { type AuditedAction, auditedActions } from './audit.ts';

// Covers L-Q06–L-Q08.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', role: 'staff' });

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });

type Answer = ReturnType<OptionWorld['send']>;

interface Deed {
  call: () => Answer;
  /** The values that the action changes, as staff see them, and the values afterwards. */
  effect: () => Promise<unknown>;
  after: unknown;
  /** Other actions of which it consists. */
  parts?: readonly AuditedAction[];
}

const referentials = '/api/referentials';
const requests = `${referentials}/room-modification-requests`;
const rooms = `${referentials}/countries/FRA/venues/ternes/rooms`;
const periods = '/api/planning/countries/FRA/closed-periods';
const closing = { from: '2026-10-05', to: '2026-10-07', reason: { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' } };
const blocksPath = '/api/planning/venues/ternes/blocks';
const painting = { rooms: ['Ternes-P'], from: '2026-10-06T09:00', to: '2026-10-06T18:00', kind: 'works', reason: 'Painters' };

const networkVenue = '/api/network/venues/ternes';
const venueOf = async (world: OptionWorld) => (await world.send('GET', networkVenue, omar)).body;

const listPath = `${referentials}/countries/FRA/venues`;
const draftRoomOf = async (world: OptionWorld) => {
  const { add, addRoom } = draftSteps(world, omar);
  const draft = await add();
  const venuePath = `/api/network/venues/${draft.id}`;
  const [room] = (await addRoom(draft)).rooms;
  const read = async () => (await world.send('GET', venuePath, omar)).body.rooms;
  return { ask: staffOf(world).ask, read, path: `${venuePath}/rooms/${room?.id}` };
};

const aPicture = async () =>
  (
    await sharp({ create: { width: 1_600, height: 900, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const feedsPath = '/api/desk/feeds';
const aFeed = { name: 'Ternes', kind: 'venue', id: 'Ternes', detail: 'busy' };
const picturesOf = async (world: OptionWorld) => (await world.send('GET', `${networkVenue}/pictures`, omar)).body.pictures.length;

const staffOf = (world: OptionWorld) => {
  const ask = (method: string, path: string, body?: unknown, key?: string, actor = nadia) => world.send(method, path, actor, { body, key });
  const read = async (path: string) => (await ask('GET', path)).body;
  const askForRoom = () => ask('POST', `${rooms}/Ternes-P/modification-request`, { theater: 77 }, 'press-1');
  const close = () => ask('POST', periods, closing, 'press-1');

  return {
    ask,
    read,
    askForRoom,
    close,
    decision: async (verb: 'validate' | 'reject', after: object): Promise<Deed> => {
      const { id } = (await askForRoom()).body;
      const theater = async () => (await read(rooms)).rooms.find((room: { id: string }) => room.id === 'Ternes-P').roomAttributes.theater;
      const effect = async () => ({ state: (await read(`${requests}/${id}`)).state, theater: await theater() });
      return { call: () => ask('PUT', `${requests}/${id}/${verb}`, undefined, undefined, omar), effect, after };
    },
    closedPeriod: async () => {
      const { id } = (await close()).body.period;
      return `/api/planning/closed-periods/${id}`;
    },
    lastDays: async () => (await read(periods)).periods.map(({ to }: { to: string }) => to),
    block: () => ask('POST', blocksPath, painting, 'press-1'),
    blocks: async () => (await read(blocksPath)).blocks.map(({ reason }: { reason: string }) => reason),
    holiday: (isOpen: boolean) => ask('PUT', '/api/planning/countries/FRA/holidays/2026-11-11', { isOpen }),
    isHolidayOpen: async () => (await read('/api/planning/countries/FRA/holidays')).holidays[0].isOpen,
    /** Claire's booking of a Tuesday, and its changes. */
    booked: async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half, request: 0 }));
      const lunches = [{ day: tuesday, seats: 24, service: 'service1' as const }];
      await world.book({ quoteId, userId: claire.userId, slots, lunches });
      const path = `/api/deals/${quoteId}/changes`;
      return {
        path,
        approvals: `/api/deals/${quoteId}/change-approvals`,
        attendance: `/api/deals/${quoteId}/attendance`,
        change: async ({ to = tuesday, pax = 24 }: { to?: string; pax?: number }) => {
          const days = [{ from: tuesday, to, pax }];
          const { revision, previewHash } = (await ask('POST', `${path}/preview`, { days })).body;
          return () => ask('POST', path, { days, revision, previewHash, consent: 'Claire, by phone' }, 'press-1');
        },
        end: async (verb: 'decline' | 'withdraw', user: typeof nadia) => {
          const { changeId } = (await read(path)).changes[0];
          return () => world.send('POST', `${path}/${changeId}/${verb}`, user, { body: {} });
        },
        people: async () => (await read(`/api/planning/quotes/${quoteId}`)).quote.days[0].plenary.pax,
        states: async () => (await read(path)).changes.map(({ state }: { state: string }) => state),
      };
    },
    /** Claire is first, Hugo waits behind her. */
    option: async () => {
      const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
      const { optionId, expiresAt } = (await world.place(claire, first)).body;
      await world.place(hugo, second);
      const ranks = async () => [await world.optionOf(claire, first), await world.optionOf(hugo, second)].map((one) => one?.rank);
      return { optionId, expiresAt, quoteId: first, ranks };
    },
  };
};

/** A signed deal, and the verb that enters a payment on its ledger. */
const paymentsOf = async (world: OptionWorld) => {
  const { ask, read } = staffOf(world);
  const quoteId = await world.quoteOf(claire, oneDay);
  await setQuoteStatus(world.deps, 'Approved');
  const address = `/api/deals/${quoteId}/payments`;
  const body = { kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer' };
  return { address, pay: () => ask('POST', address, body, 'press-1'), received: async () => (await read(address)).received };
};

/** A proposal with a discount of 20 %, which Nadia may not give and Omar may, and what becomes of it. */
const proposalOf = async (world: OptionWorld) => {
  const { ask, read } = staffOf(world);
  const ofClaire = `/api/desk/customers/${claire.userId}/proposals`;
  const days = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
  const { demandId } = await read(`/api/desk/customers/${claire.userId}/available-venues/ternes?${searchQuery(days)}`);
  const lines = [{ label: 'Nave', day: tuesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service', discountPercent: 20 }];
  const { totalExcludingVatPrice } = (await ask('POST', `${ofClaire}/preview`, { demandId, lines })).body.priced;
  const submit = () => ask('POST', `${ofClaire}/to-approve`, { demandId, lines, totalExcludingVatPrice }, 'press-1');
  const decide = async (verb: string, body: object, actor = omar): Promise<Deed['call']> => {
    const { proposalId } = (await submit()).body;
    return () => ask('POST', `/api/desk/proposals/${proposalId}/${verb}`, { revision: 1, ...body }, 'press-2', actor);
  };
  const states = async () => (await world.deps.database.read.select().from(world.deps.tables.proposal)).map(({ state }) => state);
  return { submit, decide, states, totalExcludingVatPrice };
};

/** A change that gives away more than Nadia may and Omar may, and what becomes of it. */
const approvalOf = async (world: OptionWorld) => {
  const { ask, booked } = staffOf(world);
  const { path, approvals, states } = await booked();
  const lines = [{ label: 'Nave', day: tuesday, quantity: 24, unitPrice: 96_00, vatKind: 'service' }];
  const asked = { days: [{ from: tuesday, to: tuesday, pax: 24 }], lines };
  const { revision, previewHash } = (await ask('POST', `${path}/preview`, asked)).body;
  const submit = () => ask('POST', approvals, { ...asked, revision, previewHash }, 'press-1');
  const decide = async (verb: string, body: object, actor = omar): Promise<Deed['call']> => {
    const { approvalId } = (await submit()).body;
    return () => ask('POST', `${approvals}/${approvalId}/${verb}`, { revision: 1, ...body }, 'press-2', actor);
  };
  const { changeApproval } = world.deps.tables;
  const waiting = async () => (await world.deps.database.read.select().from(changeApproval)).map(({ state }) => state);
  return { submit, decide, waiting, changes: states, previewHash };
};

/** How each action of the audit trail is performed: a new action does not compile without an entry here. */
const deeds: Record<AuditedAction, (world: OptionWorld) => Promise<Deed>> = {
  'room-change-requested': async (world) => {
    const { askForRoom, read } = staffOf(world);
    return { call: askForRoom, effect: async () => (await read(requests)).requests.length, after: 1 };
  },
  'room-change-validated': (world) => staffOf(world).decision('validate', { state: 'validated', theater: 77 }),
  'room-change-rejected': (world) => staffOf(world).decision('reject', { state: 'rejected', theater: 60 }),
  'venue-changed': async (world) => {
    const { ask } = staffOf(world);
    const { facts } = await venueOf(world);
    const call = () => ask('PUT', networkVenue, { revision: 1, facts: { ...facts, name: 'Wagram', hasFood: false } }, undefined, omar);
    return { call, effect: async () => (await venueOf(world)).facts.name, after: 'Wagram' };
  },
  'room-facts-changed': async (world) => {
    const { ask } = staffOf(world);
    const roomOf = async () => (await venueOf(world)).rooms.find(({ id }: { id: string }) => id === 'Ternes-P');
    const { facts } = await roomOf();
    const call = () => ask('PUT', `${networkVenue}/rooms/Ternes-P`, { revision: 1, facts: { ...facts, height: 320 } }, undefined, omar);
    return { call, effect: async () => (await roomOf()).facts.height, after: 320 };
  },
  'venue-added': async (world) => {
    const { ask, read } = staffOf(world);
    const names = async () => (await read(listPath)).venues.map(({ name }: { name: string }) => name);
    return {
      call: () => ask('POST', '/api/network/venues', newVenue, 'press-1', omar),
      effect: names,
      after: ['Comet Ternes', 'Comet Bastille'],
    };
  },
  'venue-address-changed': async (world) => {
    const { ask } = staffOf(world);
    const call = () => ask('PUT', '/api/network/venues/Ternes/slug', { revision: 1, slug: 'wagram' }, undefined, omar);
    return { call, effect: async () => (await world.send('GET', '/api/network/venues/Ternes', omar)).body.slug, after: 'wagram' };
  },
  'venue-published': async (world) => {
    const draft = await draftSteps(world, omar).whole();
    const { ask } = staffOf(world);
    const path = `/api/network/venues/${draft.id}`;
    const call = () => ask('POST', `${path}/publication`, { revision: draft.revision }, undefined, omar);
    return { call, effect: async () => (await world.send('GET', path, omar)).body.state, after: 'published' };
  },
  'venue-archived': async (world) => {
    const { ask } = staffOf(world);
    const call = () => ask('DELETE', `${networkVenue}/publication?revision=1`, undefined, undefined, omar);
    return { call, effect: async () => (await venueOf(world)).state, after: 'archived' };
  },
  'venue-prices-changed': async (world) => {
    const { ask } = staffOf(world);
    const prices = async () => (await world.send('GET', `${networkVenue}/prices`, omar)).body;
    const versions = [...pricesOf(priceLists.comfort), { from: '2026-12-01', list: priceLists.comfort }];
    const call = () => ask('PUT', `${networkVenue}/prices`, { revision: 1, versions }, undefined, omar);
    return { call, effect: async () => (await prices()).versions.length - 1, after: 1 };
  },
  'venue-picture-added': async (world) => {
    const { ask } = staffOf(world);
    const picture = await aPicture();
    const call = () => ask('POST', `${networkVenue}/pictures`, { picture }, undefined, omar);
    return { call, effect: () => picturesOf(world), after: 1 };
  },
  'venue-pictures-changed': async (world) => {
    const { ask } = staffOf(world);
    await ask('POST', `${networkVenue}/pictures`, { picture: await aPicture() }, undefined, omar);
    const call = () => ask('PUT', `${networkVenue}/pictures`, { revision: 2, pictures: [] }, undefined, omar);
    return { call, effect: () => picturesOf(world), after: 0 };
  },
  'network-imported': async (world) => {
    const { ask } = staffOf(world);
    const file = (await world.send('GET', '/api/network/export', omar)).body;
    Object.assign(file.venues[0].facts, { name: 'Wagram', hasFood: false });
    const sent = { file, archiveMissing: false };
    const { planHash } = (await world.send('POST', '/api/network/import/preview', omar, { body: sent })).body;
    const call = () => ask('POST', '/api/network/import', { ...sent, planHash }, undefined, omar);
    return { call, effect: async () => (await venueOf(world)).facts.name, after: 'Wagram', parts: ['venue-changed'] };
  },
  'room-added': async (world) => {
    const { ask } = staffOf(world);
    const body = { facts: roomFacts, figures: figuresFor({}) };
    const call = () => ask('POST', `${networkVenue}/rooms`, body, 'press-1', omar);
    return { call, effect: async () => (await venueOf(world)).rooms.length, after: 5 };
  },
  'room-figures-changed': async (world) => {
    const { ask, read, path } = await draftRoomOf(world);
    const call = () => ask('PUT', `${path}/figures`, { revision: 1, figures: figuresFor({ u: 12 }) }, undefined, omar);
    return { call, effect: async () => (await read())[0].setUps, after: [{ configuration: 'u', people: 12 }] };
  },
  'room-removed': async (world) => {
    const { ask, read, path } = await draftRoomOf(world);
    return { call: () => ask('DELETE', `${path}?revision=1`, undefined, undefined, omar), effect: read, after: [] };
  },
  'closed-period-added': async (world) => {
    const { close, lastDays } = staffOf(world);
    return { call: close, effect: lastDays, after: ['2026-10-07'] };
  },
  'closed-period-changed': async (world) => {
    const { ask, closedPeriod, lastDays } = staffOf(world);
    const path = await closedPeriod();
    return { call: () => ask('PUT', path, { ...closing, to: '2026-10-09', version: 1 }), effect: lastDays, after: ['2026-10-09'] };
  },
  'closed-period-removed': async (world) => {
    const { ask, closedPeriod, lastDays } = staffOf(world);
    const path = await closedPeriod();
    return { call: () => ask('DELETE', path), effect: lastDays, after: [] };
  },
  'holiday-opened': async (world) => {
    const { holiday, isHolidayOpen } = staffOf(world);
    return { call: () => holiday(true), effect: isHolidayOpen, after: true };
  },
  'holiday-closed': async (world) => {
    const { holiday, isHolidayOpen } = staffOf(world);
    await holiday(true);
    return { call: () => holiday(false), effect: isHolidayOpen, after: false };
  },
  'block-added': async (world) => {
    const { block, blocks } = staffOf(world);
    return { call: block, effect: blocks, after: ['Painters'] };
  },
  'block-changed': async (world) => {
    const { ask, block, blocks } = staffOf(world);
    const path = `${blocksPath}/${(await block()).body.id}`;
    const call = () => ask('PUT', path, { ...painting, reason: 'Carpet', revision: 1 });
    return { call, effect: blocks, after: ['Carpet'] };
  },
  'block-removed': async (world) => {
    const { ask, block, blocks } = staffOf(world);
    const path = `${blocksPath}/${(await block()).body.id}?revision=1`;
    return { call: () => ask('DELETE', path), effect: blocks, after: [] };
  },
  'option-extended': async (world) => {
    const { ask, option } = staffOf(world);
    const { optionId, expiresAt, quoteId } = await option();
    const wanted = new Date(Date.parse(expiresAt) + day).toISOString();
    const despite = { despiteSecond: true, reason: 'Board meets on Monday' };
    const call = () => ask('POST', `/api/planning/options/${optionId}/extension`, { expiresAt: wanted, known: expiresAt, ...despite });
    return { call, effect: async () => (await world.optionOf(claire, quoteId))?.expiresAt, after: wanted };
  },
  'option-released': async (world) => {
    const { ask, option } = staffOf(world);
    const { optionId, ranks } = await option();
    return { call: () => ask('POST', `/api/planning/options/${optionId}/withdrawal`), effect: ranks, after: [undefined, 1] };
  },
  'quote-made': async (world) => {
    const { ask, read } = staffOf(world);
    const ofClaire = `/api/desk/customers/${claire.userId}`;
    const { demandId } = await read(`${ofClaire}/available-venues/ternes?${searchQuery(oneDay)}`);
    const { totalExcludingVatPrice } = (await read(`${ofClaire}/demands/${demandId}/quote`)).priced;
    const call = () => ask('POST', `${ofClaire}/quotes`, { demandId, addons: noAddons, totalExcludingVatPrice }, 'press-1');
    return { call, effect: async () => (await world.send('GET', '/api/quotes', claire)).body.quotes.length, after: 1 };
  },
  'proposal-sent': async (world) => {
    const { ask, read } = staffOf(world);
    const ofClaire = `/api/desk/customers/${claire.userId}`;
    const days = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
    const { demandId } = await read(`${ofClaire}/available-venues/ternes?${searchQuery(days)}`);
    const lines = [{ label: 'Nave', day: tuesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' }];
    const { totalExcludingVatPrice } = (await ask('POST', `${ofClaire}/proposals/preview`, { demandId, lines })).body.priced;
    const call = () => ask('POST', `${ofClaire}/proposals`, { demandId, lines, totalExcludingVatPrice }, 'press-1');
    return { call, effect: async () => (await world.send('GET', '/api/quotes', claire)).body.quotes.length, after: 1 };
  },
  'proposal-replaced': async (world) => {
    const { ask, read } = staffOf(world);
    const ofClaire = `/api/desk/customers/${claire.userId}`;
    const days = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
    const { demandId } = await read(`${ofClaire}/available-venues/ternes?${searchQuery(days)}`);
    const lines = [{ label: 'Nave', day: tuesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' }];
    const { totalExcludingVatPrice } = (await ask('POST', `${ofClaire}/proposals/preview`, { demandId, lines })).body.priced;
    const body = { demandId, lines, totalExcludingVatPrice };
    const { quoteId } = (await ask('POST', `${ofClaire}/proposals`, body, 'press-1')).body;
    const call = () => ask('POST', `${ofClaire}/proposals`, { ...body, holds: true, replaces: { quoteId, revision: 0 } }, 'press-2');
    const effect = async () =>
      (await world.send('GET', '/api/quotes', claire)).body.quotes.map((one: { option: unknown }) => one.option !== null);
    return { call, effect, after: [true] };
  },
  'proposal-submitted': async (world) => {
    const { submit, states } = await proposalOf(world);
    return { call: submit, effect: states, after: ['to-approve'] };
  },
  'proposal-approved': async (world) => {
    const { decide, states, totalExcludingVatPrice } = await proposalOf(world);
    const quotes = async () => (await world.send('GET', '/api/quotes', claire)).body.quotes.length;
    const call = await decide('approval', { totalExcludingVatPrice });
    return { call, effect: async () => [await states(), await quotes()], after: [['sent'], 1] };
  },
  'proposal-refused': async (world) => {
    const { decide, states } = await proposalOf(world);
    return { call: await decide('refusal', { reason: 'Too low' }), effect: states, after: ['refused'] };
  },
  'proposal-withdrawn': async (world) => {
    const { decide, states } = await proposalOf(world);
    return { call: await decide('withdrawal', {}, nadia), effect: states, after: ['withdrawn'] };
  },
  'discount-limits-changed': async (world) => {
    const { ask, read } = staffOf(world);
    const address = '/api/desk/discount-limits';
    const call = () => ask('PUT', `${address}/2026-10-01`, { staff: 12, admin: 30, revision: 0 }, undefined, omar);
    return { call, effect: async () => (await read(address)).versions[0].staff, after: 12 };
  },
  'deal-terms-changed': async (world) => {
    const { ask, read } = staffOf(world);
    const address = '/api/desk/deal-terms';
    const { fromDay: _, revision: __, ...terms } = makeTerms({ consentPercent: 7 });
    const call = () => ask('PUT', `${address}/2026-10-01`, { ...terms, revision: 0 }, undefined, omar);
    return { call, effect: async () => (await read(address)).versions[0].consentPercent, after: 7 };
  },
  'vat-rates-changed': async (world) => {
    const { ask, read } = staffOf(world);
    const call = () => ask('PUT', '/api/desk/vat-rates/BEL/2026-10-01', { service: 21, food: 6, revision: 0 }, undefined, omar);
    return { call, effect: async () => (await read('/api/desk/vat-rates')).rates[0].food, after: 6 };
  },
  'quote-withdrawn': async (world) => {
    const { ask } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    const call = () => ask('POST', `/api/desk/quotes/${quoteId}/withdrawal`, { reason: 'Wrong price' });
    return { call, effect: async () => (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.status, after: 'Rejected' };
  },
  'quote-signed-on-paper': async (world) => {
    const { ask, read } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    const { revision } = await read(`/api/planning/quotes/${quoteId}`);
    const document = Buffer.from('%PDF-1.7 signed').toString('base64');
    const receivedOn = todayIn({ now: world.clock.now, timeZone: 'Europe/Paris' });
    const body = { revision, document, signatoryName: 'Jeanne Roux', receivedOn };
    const call = () => ask('POST', `/api/desk/quotes/${quoteId}/paper-signature`, body, 'press-1');
    const effect = async () => (await read(`/api/planning/quotes/${quoteId}`)).paperSignature?.signatoryName;
    return { call, effect, after: 'Jeanne Roux' };
  },
  'option-placed': async (world) => {
    const { ask } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    const call = () => ask('POST', `/api/desk/quotes/${quoteId}/option`, undefined, 'press-1');
    return { call, effect: async () => (await world.optionOf(claire, quoteId))?.rank, after: 1 };
  },
  'quote-particulars-changed': async (world) => {
    const { ask, option, read } = staffOf(world);
    const { quoteId } = await option();
    const address = `/api/planning/quotes/${quoteId}`;
    const texts = { businessContributor: null, headerFreeText: 'Bonjour', additionalServices: '' };
    const effect = async () => (await read(address)).quote.particulars?.headerFreeText;
    return { call: () => ask('PUT', `${address}/particulars`, { ...texts, revision: 0 }), effect, after: 'Bonjour' };
  },
  'booking-cancelled': async (world) => {
    const { ask, read } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    const address = `/api/deals/${quoteId}/cancellation`;
    const { revision, previewHash } = (await ask('POST', `${address}/preview`, {})).body;
    const effect = async () => (await read(`/api/planning/quotes/${quoteId}`)).quote.standing;
    return { call: () => ask('POST', address, { revision, previewHash, reason: 'dates' }, 'press-1'), effect, after: 'cancelled' };
  },
  'booking-changed': async (world) => {
    const { change, people } = await staffOf(world).booked();
    return { call: await change({ pax: 20 }), effect: people, after: 20 };
  },
  'change-offered': async (world) => {
    const { change, states } = await staffOf(world).booked();
    return { call: await change({ to: wednesday }), effect: states, after: ['offered'] };
  },
  'change-declined': async (world) => {
    const { change, end, states } = await staffOf(world).booked();
    await (await change({ to: wednesday }))();
    return { call: await end('decline', claire), effect: states, after: ['declined'] };
  },
  'change-withdrawn': async (world) => {
    const { change, end, states } = await staffOf(world).booked();
    await (await change({ to: wednesday }))();
    return { call: await end('withdraw', nadia), effect: states, after: ['withdrawn'] };
  },
  'change-submitted': async (world) => {
    const { submit, waiting } = await approvalOf(world);
    return { call: submit, effect: waiting, after: ['to-approve'] };
  },
  'change-approved': async (world) => {
    const { decide, waiting, changes, previewHash } = await approvalOf(world);
    const effect = async () => [await waiting(), await changes()];
    return { call: await decide('approval', { previewHash }), effect, after: [['sent'], ['offered']], parts: ['change-offered'] };
  },
  'change-refused': async (world) => {
    const { decide, waiting } = await approvalOf(world);
    return { call: await decide('refusal', { reason: 'Too low' }), effect: waiting, after: ['refused'] };
  },
  'change-taken-back': async (world) => {
    const { decide, waiting } = await approvalOf(world);
    return { call: await decide('withdrawal', {}, nadia), effect: waiting, after: ['withdrawn'] };
  },
  'booking-moved': async (world) => {
    const { ask } = staffOf(world);
    const quoteId = await world.quoteOf(claire, twoDays);
    const id = world.deps.newId();
    const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-A', day: tuesday, half, request: 1 }));
    await world.book({ id, quoteId, userId: claire.userId, slots });
    const moves = [{ day: tuesday, halves: ['AM', 'PM'], from: 'Ternes-A', to: 'Ternes-B' }];
    const call = () => ask('PUT', `/api/planning/bookings/${id}/rooms`, { revision: 0, moves });
    return { call, effect: world.claims, after: [`Ternes-B ${tuesday} AM 1`, `Ternes-B ${tuesday} PM 1`] };
  },
  'booking-reinstated': async (world) => {
    const { ask, read } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    const address = `/api/deals/${quoteId}/cancellation`;
    const { revision, previewHash } = (await ask('POST', `${address}/preview`, {})).body;
    await ask('POST', address, { revision, previewHash, reason: 'dates' }, 'press-1');
    const effect = async () => (await read(`/api/planning/quotes/${quoteId}`)).quote.standing;
    const call = () => ask('POST', `/api/deals/${quoteId}/reinstatement`, { revision: 1, reason: 'Wrong event' }, 'press-2');
    return { call, effect, after: 'current' };
  },
  'attendance-counted': async (world) => {
    const { ask, read, booked } = staffOf(world);
    const { attendance: address } = await booked();
    world.clock.now = Date.parse('2026-10-06T17:00:00Z');
    const call = () => ask('PUT', `${address}/${tuesday}`, { actual: 20, was: null });
    return { call, effect: async () => (await read(address)).days[0].actual, after: 20 };
  },
  'payment-entered': async (world) => {
    const { pay, received } = await paymentsOf(world);
    return { call: pay, effect: received, after: 120_000 };
  },
  'sheet-numbered': async (world) => {
    const { ask, read } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    const address = `/api/desk/function-sheets/${quoteId}`;
    const call = () => ask('POST', `${address}/versions`, { sendTo: ['kitchen@comet.example'] }, 'press-1');
    const effect = async () => (await read(address)).versions.map(({ sentTo }: { sentTo: string[] }) => sentTo);
    return { call, effect, after: [['kitchen@comet.example']] };
  },
  'payment-reversed': async (world) => {
    const { pay, received, address } = await paymentsOf(world);
    const { payments } = (await pay()).body;
    const call = () => staffOf(world).ask('POST', `${address}/${payments[0].id}/reversal`, { reason: 'Entered twice' }, 'press-2');
    return { call, effect: received, after: 0 };
  },
  'task-changed': async (world) => {
    const { ask, read } = staffOf(world);
    const { body } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire);
    await world.send('POST', `/api/demands/${body.demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
    const call = () => ask('PATCH', `/api/sales-desk/tasks/callback/${body.demandId}`, { owner: 'me', state: 'in-progress', version: 0 });
    return { call, effect: async () => (await read('/api/sales-desk/tasks')).tasks[0].state, after: 'in-progress' };
  },
  'follow-up-changed': async (world) => {
    const { ask, read } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    const body = { ownerId: nadia.userId, nextAction: 'Call back', nextDay: tuesday, version: 0 };
    const effect = async () => (await read('/api/desk/deals')).deals[0].followUp.nextAction;
    return { call: () => ask('PUT', `/api/desk/deals/${quoteId}/follow-up`, body), effect, after: 'Call back' };
  },
  'loss-told': async (world) => {
    const { ask, read } = staffOf(world);
    const quoteId = await world.quoteOf(claire, oneDay);
    world.clock.now += 20 * day;
    const body = { reason: 'price', text: '', version: 0 };
    const effect = async () => (await read('/api/desk/deals')).deals[0].loss.reason;
    return { call: () => ask('PUT', `/api/desk/deals/${quoteId}/loss`, body), effect, after: 'price' };
  },
  'deals-exported': async (world) => {
    const { ask } = staffOf(world);
    await world.quoteOf(claire, oneDay);
    let handedOut = 0;
    const call = async () => {
      const answer = await ask('GET', '/api/desk/deals/export');
      handedOut = answer.text.split('\r\n').filter((line) => line.includes(claire.email)).length;
      return answer;
    };
    return { call, effect: async () => handedOut, after: 1 };
  },
  'report-exported': async (world) => {
    const { ask } = staffOf(world);
    await world.quoteOf(claire, oneDay);
    let handedOut = 0;
    const call = async () => {
      const answer = await ask('GET', `/api/desk/reports/deals/export?by=venue&period=start&from=${tuesday}&to=${wednesday}`);
      handedOut = answer.text.split('\r\n').filter((line) => line.includes('Ternes')).length;
      return answer;
    };
    return { call, effect: async () => handedOut, after: 1 };
  },
  'sheet-exported': async (world) => {
    const { ask } = staffOf(world);
    await world.place(claire, await world.quoteOf(claire, oneDay));
    let handedOut = 0;
    const call = async () => {
      const answer = await ask('GET', `/api/desk/sheets/ternes/${tuesday}/export`);
      handedOut = answer.text.split('\r\n').filter((line) => line.includes('Claire Martin')).length;
      return answer;
    };
    return { call, effect: async () => handedOut, after: 1 };
  },
  'event-resent': async (world) => {
    const { ask, read } = staffOf(world);
    const { database } = world.deps;
    const { outbox } = kitTables(database.dialect);
    await database.transact(async (tx) => {
      await appendEvent(tx, database, { id: 'e1', type: 'mail', aggregateId: 'q1', sequence: 1, payload: {} }, world.clock.now);
      await tx.update(outbox).set({ parked: true, attempts: 10 }).returning();
    });
    const effect = async () => (await read('/api/sales-desk/parked-events')).events.length;
    return { call: () => ask('POST', '/api/sales-desk/parked-events/e1/resend'), effect, after: 0 };
  },
  'feed-made': async (world) => {
    const { ask, read } = staffOf(world);
    return { call: () => ask('POST', feedsPath, aFeed), effect: async () => (await read(feedsPath)).feeds.length, after: 1 };
  },
  'feed-revoked': async (world) => {
    const { ask, read } = staffOf(world);
    const { feed } = (await ask('POST', feedsPath, aFeed)).body;
    const call = () => ask('DELETE', `${feedsPath}/${feed.feedId}`);
    return { call, effect: async () => (await read(feedsPath)).feeds.length, after: 0 };
  },
};

onBothEngines(bookingMigrations, (open) => {
  const rowsOf = ({ deps: { database, tables } }: OptionWorld) => {
    const { outbox, idempotency } = kitTables(database.dialect);
    return rowsOfTables(database, [...Object.values(tables), outbox, idempotency]);
  };
  const actionsOf = async ({ deps: { database, tables } }: OptionWorld) =>
    (await database.read.select({ action: tables.auditEntry.action }).from(tables.auditEntry)).map(({ action }) => action).sort();

  describe('a staff action that is interrupted anywhere leaves neither effect nor trail entry, and a repetition leaves both', () => {
    it.each(auditedActions)('%s', async (action) => {
      const { database, fate } = mortalDatabase(await open());
      const world = await optionWorld(database, smallVenue({ standardPaxLimit: 40 }), { findCustomer: findAmong([claire]) });
      const { call, effect, after, parts = [] }: Deed = await deeds[action](world);
      const actionsBefore = await actionsOf(world);
      expect(await effect()).not.toEqual(after);

      const kept = async () => ({ effect: await effect(), rows: await rowsOf(world) });
      // An export hands out what is there: it writes nothing but the trail.
      expect(await breakOff({ fate, call, kept })).toBeGreaterThanOrEqual(action.endsWith('-exported') ? 1 : 2);
      expect(await effect()).toEqual(after);
      expect(await actionsOf(world)).toEqual([...actionsBefore, action, ...parts].sort());
    });
  });
});

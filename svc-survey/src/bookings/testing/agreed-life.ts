import type { Supplement } from '@plenary/contracts/supplements';
import fc from 'fast-check';
import { summaryField } from '../../events/summary-field.ts';
import type { SupplementsWorld } from '../../testing/supplements-world.ts';
import { roomBody, surveyOf } from '../../testing/survey-answers.ts';
import { staff } from '../../testing/survey-world.ts';
import { agreedLedger, type Value } from './agreed-ledger.ts';
import { bookingOf, dates } from './life-booking.ts';

const people = [22, 24, 26, 28];
const places = ['service1', 'meal_trays', 'external_restaurant'] as const;
const room = (dayIndex: number) => ({ key: `${dayIndex}/plenary/0`, address: `day/${dayIndex}/plenary/0` });
const lunch = (dayIndex: number) => ({ key: `${dayIndex}/lunch`, address: `day/${dayIndex}/lunch` });
/** What the customer answers. */
const questions = [
  { ...room(0), field: 'pax', signed: 24, values: people },
  { ...room(0), field: 'configuration', signed: 'theater', values: ['theater', 'board', 'u'] },
  { ...lunch(0), field: 'pax', signed: 24, values: people },
  { ...room(1), field: 'pax', signed: 24, values: people },
  { ...room(1), field: 'configuration', signed: 'theater', values: ['theater', 'board', 'u'] },
  { ...lunch(1), field: 'pax', signed: 24, values: people },
];
/** Staff choose where the first lunch is served. */
const place = { ...lunch(0), field: 'service', signed: 'service1' };
const placePath = summaryField(place.key, place.field);
export const agreedFields = [...questions, place].map(({ key, field }) => ({ key, field, path: summaryField(key, field) }));
const signed = new Map<string, Value>([...questions, place].map((one) => [summaryField(one.key, one.field), one.signed]));

export type Step =
  | { does: 'answer'; question: number; value: number; saves: boolean }
  | { does: 'accept'; charges: boolean; prices: boolean }
  | { does: 'serve'; place: (typeof places)[number] }
  | { does: 'send back' }
  | { does: 'charge'; which: number; answer: 'agree' | 'refuse' | 'withdraw' }
  | { does: 'price'; answer: 'offer' | 'agree' | 'unchanged' | 'declined' | 'expired' }
  | { does: 'change'; day: number; pax: number }
  /** The booking gives the first lunch up and takes it again. */
  | { does: 'take lunch again'; pax: number };
type Of<Name extends Step['does']> = Extract<Step, { does: Name }>;

const decision = { charges: fc.boolean(), prices: fc.boolean() };
const answer = { question: fc.nat(questions.length - 1), value: fc.nat(3) };
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  // A survey that is answered, saved and accepted at once makes lives of many acceptances.
  {
    weight: 6,
    arbitrary: fc.record({ ...answer, ...decision }).map(({ question, value, ...rest }): Step[] => [
      { does: 'answer', question, value, saves: true },
      { does: 'accept', ...rest },
    ]),
  },
  { weight: 3, arbitrary: fc.record({ ...answer, saves: fc.boolean() }).map((one): Step[] => [{ does: 'answer', ...one }]) },
  { weight: 2, arbitrary: fc.record(decision).map((one): Step[] => [{ does: 'accept', ...one }]) },
  { weight: 2, arbitrary: fc.constantFrom(...places).map((one): Step[] => [{ does: 'serve', place: one }]) },
  { weight: 1, arbitrary: fc.constant<Step[]>([{ does: 'send back' }]) },
  {
    weight: 3,
    arbitrary: fc
      .record({ which: fc.nat(5), answer: fc.constantFrom('agree' as const, 'refuse' as const, 'withdraw' as const) })
      .map((one): Step[] => [{ does: 'charge', ...one }]),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('offer' as const, 'agree' as const, 'agree' as const, 'unchanged' as const, 'declined' as const, 'expired' as const)
      .map((one): Step[] => [{ does: 'price', answer: one }]),
  },
  {
    weight: 1,
    arbitrary: fc.record({ day: fc.nat(1), pax: fc.constantFrom(...people) }).map((one): Step[] => [{ does: 'change', ...one }]),
  },
  { weight: 1, arbitrary: fc.constantFrom(...people).map((pax): Step[] => [{ does: 'take lunch again', pax }]) },
);
export const lives = fc.array(steps, { maxLength: 20, size: 'max' }).map((parts) => parts.flat());

const hours = { startTime: '08:00', endTime: '18:00' };
/** The answers of a question as they are sent, with what changes of them. */
const bodyOf = ({ pax, configuration, service }: Record<string, unknown>, changed: object) =>
  service === undefined
    ? { ...roomBody, pax, configuration, ...hours, ...changed }
    : { pax, service, allergies: '', comment: '', ...changed };

/** One event, lived by its customer, staff and svc-booking, beside the ledger of what they agreed on. */
export const agreedLife = async (world: SupplementsWorld, quoteId: string) => {
  const booking = bookingOf(world, quoteId);
  const eventId = await world.eventOf(booking.told());
  const { get, put, validate } = surveyOf(world, eventId);
  const ledger = agreedLedger(signed);
  const priced: number[] = [];
  const lastPriced = () => (ledger.hasOpenPrice() ? priced.at(-1) : undefined);
  const chargesRead = async () => {
    const { proposedCharges, supplements } = await world.customerSees(eventId);
    const ids = (charges: (Supplement & { id: string })[]) => charges.map(({ id }) => id).sort();
    return { proposed: ids(proposedCharges), agreed: ids(supplements) };
  };
  /** Which charges an acceptance makes and replaces is not the ledger's to say. */
  const freshCharges = async () => {
    const known = [...ledger.charges('proposed'), ...ledger.charges('agreed')];
    const { proposed, agreed } = await chargesRead();
    for (const id of known) if (![...proposed, ...agreed].includes(id)) ledger.endCharge(id);
    const asKept = (ids: string[], state: 'proposed' | 'agreed') =>
      ids.filter((id) => !known.includes(id)).map((id) => ({ id, state, ...(id.startsWith('lunch-') && { path: placePath }) }));
    return [...asKept(proposed, 'proposed'), ...asKept(agreed, 'agreed')];
  };
  const answers = async () => {
    const bodies = new Map<string, Record<string, Value>>();
    for (const { key, address } of questions) if (!bodies.has(key)) bodies.set(key, (await get(address)).body);
    return new Map(agreedFields.map(({ key, field, path }) => [path, bodies.get(key)?.[field] ?? '']));
  };
  /** Fields of people that eat elsewhere and are not as many as in the booking. */
  const peopleElsewhere = async (booked: ReadonlyMap<string, Value>): Promise<string[]> => {
    const { type } = (await get(place.address)).body;
    const path = summaryField(place.key, 'pax');
    return type !== 'standard' && ledger.top(path) !== booked.get(path) ? [path] : [];
  };
  /** Another change of the booking takes an open price back. */
  const endPrice = async () => {
    const last = lastPriced();
    if (last === undefined) return;
    await booking.tellPrice('withdrawn', last);
    ledger.declinePrice();
  };
  const does: { [Name in Step['does']]: (step: Of<Name>) => Promise<void> } = {
    answer: async ({ question: index, value, saves }) => {
      const question = questions[index];
      if (!question) return;
      const { address, field, values } = question;
      const { status } = await put(address, bodyOf((await get(address)).body, { [field]: values[value % values.length] }));
      expect([200, 409]).toContain(status);
      if (saves) await save();
    },
    accept: async ({ charges, prices }) => {
      const { status } = await world.staffSees(eventId);
      if (status !== 'WAITING_COMET_VALIDATION') return;
      const accepted = await answers();
      const charge = charges ? { charge: { label: 'Une heure de plus', excludingVat: 20_000 } } : {};
      expect((await world.accept(eventId, { ...charge, pricesPeople: prices })).status).toBe(204);
      await world.settle();
      const replaced = lastPriced();
      const isPriced = ledger.accept(accepted, {
        ...{ at: world.clock.now, charges: await freshCharges() },
        ...{ isPriced: prices, booked: booking.people() },
      });
      if (isPriced) {
        priced.push(booking.lastTold()?.sequence ?? 0);
        if (replaced !== undefined) await booking.tellPrice('withdrawn', replaced);
      } else if (replaced !== undefined && !booking.isToldAgain()) {
        await booking.tellPrice('withdrawn', replaced, { isOutdated: true });
        ledger.leavePrice();
      }
    },
    serve: async ({ place: service }) => {
      const type = service === 'service1' ? 'standard' : service;
      const body = { isServiceStaffChoice: true, type, service };
      const answered = (await get(place.address)).body;
      const wasServedSo = answered.isServiceStaffChoice && answered.type === type && answered.service === service;
      expect((await world.send('PUT', `/api/staff/surveys/${eventId}/day/0/lunch`, staff, { body })).status).toBe(204);
      if (service === 'service1') ledger.serveInside(placePath);
      else if (!wasServedSo) ledger.serveElsewhere(placePath, { place: service, people: answered.pax });
    },
    'send back': async () => {
      const { status } = await world.staffSees(eventId);
      if (status === 'WAITING_COMET_VALIDATION') await world.sendBack(eventId, 'Merci de revoir.');
    },
    charge: async ({ which, answer: how }) => {
      const { proposed } = await chargesRead();
      const id = proposed[which % Math.max(1, proposed.length)];
      if (id === undefined) return;
      if (how === 'withdraw') {
        expect((await world.withdraw(eventId, id)).status).toBe(204);
        ledger.withdrawCharge(id);
      } else {
        expect((await world.answer(eventId, id, how === 'agree')).status).toBe(204);
        ledger.answerCharge(id, { agrees: how === 'agree', at: world.clock.now });
      }
    },
    price: async ({ answer: how }) => {
      const last = lastPriced();
      if (last === undefined) return;
      if (how === 'agree' || how === 'unchanged') {
        if (how === 'agree') await booking.takePeople(last);
        else await booking.tell(`survey:${last}`);
        ledger.agreeToPrice(world.clock.now, booking.people());
      } else {
        await booking.tellPrice(how === 'offer' ? 'offered' : how, last);
        if (how === 'offer') ledger.offerPrice();
        else ledger.declinePrice();
      }
    },
    'take lunch again': async ({ pax }) => {
      await endPrice();
      await booking.takeLunchAgain(pax);
      ledger.takeAgain(placePath.slice(0, placePath.lastIndexOf('.')), new Map([[summaryField(place.key, 'pax'), pax]]));
    },
    change: async ({ day, pax }) => {
      await endPrice();
      const before = booking.people();
      if (day === 0 && before.get(summaryField(place.key, 'pax')) !== pax && (await get(place.address)).body.type !== 'standard')
        ledger.resize(placePath);
      const own = await peopleElsewhere(before);
      await booking.change(day, pax);
      for (const [path, value] of booking.people())
        if (before.get(path) !== value && !own.includes(path)) ledger.book(path, value, world.clock.now);
    },
  };
  const save = async () => {
    for (const { address } of questions) {
      const { body } = await get(address);
      if (!body.isSaved) await put(address, bodyOf(body, {}));
    }
    await validate();
  };
  return {
    eventId,
    ledger,
    live: async (step: Step) => {
      world.clock.now += 60_000;
      await (does[step.does] as (one: Step) => Promise<void>)(step);
      await world.settle();
    },
    read: async () => ({ ...(await chargesRead()), changes: (await world.customerSees(eventId)).agreedChanges }),
    /** Leaves the sheets to the next life. */
    end: booking.cancel,
    places: () => ledger.placesElsewhere(placePath),
    /** The seats at the venue that svc-booking was told last while the first lunch is asked for elsewhere, and those of the lunch that holds. */
    seats: async () => {
      const { type } = (await get(place.address)).body;
      if (type === 'standard') return { told: null, expected: null };
      const [service, pax] = [ledger.held(placePath), ledger.held(summaryField(place.key, 'pax'))];
      return { told: booking.seatsToldOn(dates[0])?.seats ?? null, expected: service === 'service1' ? pax : null };
    },
    /** What the kitchen reads of the first lunch, and what it should. */
    sheet: async () => {
      const { events } = (await world.send('GET', `/api/desk/sheets/ternes/${dates[0]}/surveys`, staff)).body;
      const { service, pax } = events.find((event: { eventId: string }) => event.eventId === eventId).days[0].lunch;
      const asked = (await get(place.address)).body;
      const servedAs = asked.type === 'standard' ? asked.service : asked.type;
      const agreed = { service: ledger.held(placePath), pax: ledger.held(summaryField(place.key, 'pax')) };
      const isElsewhere = [servedAs, agreed.service].some((one) => one !== 'service1');
      return { read: { service, pax }, expected: isElsewhere ? agreed : { service: servedAs, pax: asked.pax } };
    },
  };
};

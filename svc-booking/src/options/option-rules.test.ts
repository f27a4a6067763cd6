import fc from 'fast-check';
import { eventStart } from '../calendar/event-start.ts';
import { isLive, isTooLate, optionExpiry, optionRank, optionTerm, promotedTerm } from './option-rules.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zones = ['Europe/Paris', 'Europe/Brussels', 'Europe/Madrid'];
const at = (instant: string) => Date.parse(instant);
const iso = (instant: number) => new Date(instant).toISOString();

describe.each(zones)('deadlines of an option in %s', (timeZone) => {
  const startOf = (firstDay: string) => eventStart({ firstDay, timeZone });

  it.each([
    ['7 days on, where the event is far', '2026-10-06', '2026-09-14T08:00:00Z', '2026-09-21T08:00:00.000Z'],
    ['7 days of 24 hours across the night clocks go back', '2026-12-01', '2026-10-20T08:00:00Z', '2026-10-27T08:00:00.000Z'],
    ['7 days of 24 hours across the night clocks go forward', '2027-05-04', '2027-03-25T08:00:00Z', '2027-04-01T08:00:00.000Z'],
    ['48 hours before a Tuesday after clocks went back', '2026-10-27', '2026-10-22T08:00:00Z', '2026-10-24T23:00:00.000Z'],
    ['48 hours before a Tuesday after clocks went forward', '2026-03-31', '2026-03-26T08:00:00Z', '2026-03-28T22:00:00.000Z'],
    ['across the turn of the year', '2027-01-05', '2026-12-30T08:00:00Z', '2027-01-02T23:00:00.000Z'],
    ['across a leap day', '2028-03-02', '2028-02-24T08:00:00Z', '2028-02-28T23:00:00.000Z'],
    ['on a leap day', '2028-03-07', '2028-02-22T08:00:00Z', '2028-02-29T08:00:00.000Z'],
  ])('it lapses %s', (_, firstDay, placed, lapses) => {
    expect(iso(optionExpiry({ now: at(placed), eventStart: startOf(firstDay) }))).toBe(lapses);
  });

  it.each([
    ['2026-10-06', '2026-10-02T22:00:00Z'],
    ['2026-10-27', '2026-10-23T23:00:00Z'],
    ['2026-03-31', '2026-03-27T22:00:00Z'],
    ['2027-01-04', '2026-12-31T23:00:00Z'],
    ['2028-03-02', '2028-02-27T23:00:00Z'],
  ])('for an event on %s none is given from %s on', (firstDay, instant) => {
    expect(isTooLate({ now: at(instant), eventStart: startOf(firstDay) })).toBe(true);
    expect(isTooLate({ now: at(instant) - 1, eventStart: startOf(firstDay) })).toBe(false);
  });
});

describe('an option', () => {
  const instants = fc.record({ now: fc.integer({ min: 0, max: 3_000 * day }), lead: fc.integer({ min: -10 * day, max: 400 * day }) });

  it('that is given holds for at least a day, at most 7 days, and ends 48 hours before the event', () => {
    fc.assert(
      fc.property(instants, ({ now, lead }) => {
        const event = { now, eventStart: now + lead };
        fc.pre(!isTooLate(event));
        const expiresAt = optionExpiry(event);
        expect(expiresAt).toBeGreaterThan(now + day - 1);
        expect(expiresAt).toBeLessThanOrEqual(now + 7 * day);
        expect(expiresAt).toBeLessThanOrEqual(event.eventStart - 48 * hour);
      }),
    );
  });

  it('is live until the very instant it expires, and only while nothing else became of it', () => {
    expect(isLive({ status: 'option', expiresAt: 1_000 }, 999)).toBe(true);
    expect(isLive({ status: 'option', expiresAt: 1_000 }, 1_000)).toBe(false);
    for (const status of ['confirmed', 'lapsed', 'released']) expect(isLive({ status, expiresAt: 1_000 }, 999)).toBe(false);
    expect(isLive({ status: 'confirmed', expiresAt: null }, 999)).toBe(false);
  });

  it('is as good as its worst slot', () => {
    expect(optionRank([1, 1, 1])).toBe(1);
    expect(optionRank([1, 2, 1])).toBe(2);
  });
});

describe('a second option', () => {
  const waiting = {
    ...{ slotRanks: [1, 1], hasLunchSeats: true, now: 0, eventStart: 30 * day },
    ...{ expiresAt: 2 * day, fullUntil: null, unprovenMinutes: 60 },
  };

  it('becomes first when it is first on every slot and has seats at lunch, with a new term of 7 days', () => {
    expect(promotedTerm(waiting)?.expiresAt).toBe(7 * day);
  });

  it('waits on while it is second on a slot, or has no seats', () => {
    expect(promotedTerm({ ...waiting, slotRanks: [1, 2] })).toBeNull();
    expect(promotedTerm({ ...waiting, hasLunchSeats: false })).toBeNull();
  });

  it('is not promoted at the instant it lapses', () => {
    expect(promotedTerm({ ...waiting, now: 2 * day })).toBeNull();
    expect(promotedTerm({ ...waiting, now: 2 * day - 1 })?.expiresAt).toBe(9 * day - 1);
  });

  it('ends 48 hours before the event all the same', () => {
    expect(promotedTerm({ ...waiting, eventStart: 6 * day })?.expiresAt).toBe(4 * day);
  });

  it('keeps a term that was longer', () => {
    expect(promotedTerm({ ...waiting, expiresAt: 20 * day })?.expiresAt).toBe(20 * day);
  });

  it('of a user without a proven mailbox holds for an hour from then, and its full term starts again', () => {
    const short = { ...waiting, now: day, expiresAt: day + 1, fullUntil: 3 * day };
    expect(promotedTerm(short)).toEqual({ expiresAt: day + hour, fullUntil: 8 * day });
    expect(promotedTerm({ ...short, expiresAt: day })).toBeNull();
  });
});

describe('the term of an option', () => {
  const placed = { now: 0, eventStart: 30 * day };

  it('is the full one for a proven mailbox', () => {
    expect(optionTerm(placed, { mailboxProven: true, unprovenMinutes: 60 })).toEqual({ expiresAt: 7 * day, fullUntil: null });
  });

  it('is short until the mailbox is proven, and never longer than the full one', () => {
    expect(optionTerm(placed, { mailboxProven: false, unprovenMinutes: 60 })).toEqual({ expiresAt: hour, fullUntil: 7 * day });
    const month = { mailboxProven: false, unprovenMinutes: 31 * 24 * 60 };
    expect(optionTerm(placed, month)).toEqual({ expiresAt: 7 * day, fullUntil: 7 * day });
  });
});

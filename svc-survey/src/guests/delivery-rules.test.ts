import fc from 'fast-check';
import { makeVisit } from '../testing/make-visit.ts';
import { deliveryChanges, type Told } from './delivery-rules.ts';
import type { GuestVisit } from './guest-visit.ts';

// Covers B-D04.

const now = Date.UTC(2026, 8, 14, 8);
const visit = makeVisit();
const told = (overrides: Partial<Told> = {}): Map<string, Told> =>
  new Map([['k', { sequence: 0, visit, hasLeft: true, isFollowUp: false, ...overrides }]]);
const changes = (wanted: GuestVisit | null, before: Map<string, Told>, at = now) =>
  deliveryChanges({ wanted: new Map(wanted ? [['k', wanted]] : []), told: before, now: at });

const later = makeVisit({ day: { ...visit.day, startTime: '10:00' } });
const renamed = makeVisit({ guest: { ...visit.guest, lastname: 'Roux-Dumas' } });
const elsewhere = makeVisit({ guest: { ...visit.guest, email: 'anne@nord.example' } });
const atTheDoor = (one: GuestVisit): GuestVisit => ({ ...one, channel: 'OCTOPUS' });
const afterwards = Date.UTC(2026, 9, 7);

it.each([
  ['a new guest is told, from sequence 0 on', visit, new Map(), [{ kind: 'put', sequence: 0, visit, isFollowUp: false }]],
  ['a guest who knows it hears nothing', visit, told(), []],
  [
    'another time is told with the next sequence',
    later,
    told({ sequence: 3 }),
    [{ kind: 'put', sequence: 4, visit: later, isFollowUp: true }],
  ],
  [
    'another time is told instead of what never left',
    later,
    told({ hasLeft: false }),
    [{ kind: 'put', sequence: 0, visit: later, isFollowUp: false }],
  ],
  ['a mended name is no news for a guest', renamed, told(), []],
  [
    'a mended name is news at the door',
    atTheDoor(renamed),
    told({ visit: atTheDoor(visit) }),
    [{ kind: 'put', sequence: 1, visit: atTheDoor(renamed), isFollowUp: true }],
  ],
  [
    'another mailbox is invited, and the former told that it is off',
    elsewhere,
    told(),
    [
      { kind: 'remove', sequence: 1, visit },
      { kind: 'put', sequence: 2, visit: elsewhere, isFollowUp: false },
    ],
  ],
  [
    'another mailbox is invited instead of one that never heard of it',
    elsewhere,
    told({ hasLeft: false }),
    [{ kind: 'put', sequence: 0, visit: elsewhere, isFollowUp: false }],
  ],
  [
    'another address at the door is the same visit',
    atTheDoor(elsewhere),
    told({ visit: atTheDoor(visit) }),
    [{ kind: 'put', sequence: 1, visit: atTheDoor(elsewhere), isFollowUp: true }],
  ],
  ['who is not expected any more is told so', null, told({ sequence: 2 }), [{ kind: 'remove', sequence: 3, visit }]],
  ['who never heard of it hears nothing', null, told({ hasLeft: false }), [{ kind: 'forget', sequence: 0 }]],
  [
    'who never heard of a change hears that it is off',
    null,
    told({ sequence: 2, hasLeft: false, isFollowUp: true }),
    [{ kind: 'remove', sequence: 2, visit }],
  ],
  ['what is off is not told twice', null, told({ visit: null }), []],
  [
    'what was off is on again with the next sequence',
    visit,
    told({ sequence: 1, visit: null }),
    [{ kind: 'put', sequence: 2, visit, isFollowUp: false }],
  ],
])('%s', (_, wanted, before, expected) => {
  expect(changes(wanted, before as Map<string, Told>)).toEqual(expected.map((change) => ({ key: 'k', ...change })));
});

it('says nothing of a day that is over', () => {
  expect([changes(visit, new Map(), afterwards), changes(later, told(), afterwards), changes(null, told(), afterwards)]).toEqual([
    [],
    [],
    [],
  ]);
});

/** The calendars of two mailboxes after the mails arrived, in any order: a lower sequence changes nothing. */
const calendarsOf = (mails: readonly { kind: string; sequence: number; visit: GuestVisit }[]) => {
  const calendars = new Map<string, { sequence: number; visit: GuestVisit | null }>();
  for (const { kind, sequence, visit: told } of mails) {
    const { email } = told.guest;
    const held = calendars.get(email);
    if (held && held.sequence > sequence) continue;
    if (kind === 'put' || held) calendars.set(email, { sequence, visit: kind === 'put' ? told : null });
  }
  return new Map([...calendars].filter(([, held]) => held.visit).map(([email, held]) => [email, held.visit?.day.startTime]));
};

it('leaves every calendar with the final state, for any changes in between and any order of arrival', () => {
  const wish = fc.option(
    fc.record({ email: fc.constantFrom('a@nord.example', 'b@nord.example'), startTime: fc.constantFrom('09:00', '10:00') }),
    {
      nil: null,
    },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(wish, fc.boolean()), { maxLength: 12 }), fc.infiniteStream(fc.nat()), (steps, order) => {
      const sent: { kind: string; sequence: number; visit: GuestVisit }[] = [];
      let waiting: typeof sent = [];
      let known: Told | undefined;
      let wanted: GuestVisit | null = null;
      for (const [wish, leaves] of steps) {
        wanted = wish && makeVisit({ guest: { ...visit.guest, email: wish.email }, day: { ...visit.day, startTime: wish.startTime } });
        const before = known;
        const news = changes(wanted, new Map(before ? [['k', before]] : []));
        if (before?.visit && news.length > 0) waiting = waiting.filter(({ sequence }) => sequence !== before.sequence);
        for (const change of news) {
          if (change.kind === 'forget') known = change.sequence === 0 ? undefined : { ...(known as Told), visit: null };
          else {
            waiting.push(change);
            known = {
              sequence: change.sequence,
              visit: change.kind === 'put' ? change.visit : null,
              hasLeft: false,
              isFollowUp: change.kind === 'put' && change.isFollowUp,
            };
          }
        }
        if (!leaves) continue;
        sent.push(...waiting.splice(0));
        if (known) known = { ...known, hasLeft: true };
      }
      sent.push(...waiting);
      const shuffled = sent.map((mail) => ({ mail, at: order.next().value as number })).sort((one, other) => one.at - other.at);
      const expected = wanted ? [[wanted.guest.email, wanted.day.startTime]] : [];
      expect([...calendarsOf(sent)]).toEqual(expected);
      // Cancellations that overtake their request find nothing; what is there in the end is never an older state.
      const held = [...calendarsOf(shuffled.map(({ mail }) => mail))];
      for (const entry of expected) expect(held).toContainEqual(entry);
    }),
  );
});

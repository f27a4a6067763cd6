import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import { anne, calendarGuests, guestsOf, paul } from '../testing/guests-world.ts';
import { oneDay, surveyWorld } from '../testing/survey-world.ts';
import type { VisitorSystem } from './channels/visitor-system.ts';
import type { GuestManagement } from './guest-deps.ts';
import { takeGuestMode } from './take-mode.ts';

// Covers B-D04.

/** A visitor system that records its calls. */
const door = (mode: 'PROXYCLICK' | 'OCTOPUS') => {
  const told: string[] = [];
  const visitors: VisitorSystem = {
    requireTurn: () => {},
    put: async ({ guest }, { externalId }) => {
      told.push(`${guest.email}${externalId ? ` as ${externalId}` : ''}`);
      return `${mode} ${guest.email}`;
    },
    remove: async () => {},
  };
  const guests: GuestManagement = { mode, visitors, updateDelay: 0, sender: '' };
  return { told, guests };
};

onEachEngine(surveyMigrations, (open) => {
  itOnBothEngines(
    'another guest management announces all listed guests to a visitor system, and mails no guest whom no customer invited',
    async () => {
      const byMail = surveyWorld(await open(), { guests: calendarGuests });
      const { database } = byMail.deps;
      const eventId = await byMail.eventOf();
      await guestsOf(byMail, eventId).add(paul, anne);
      const startedWith = async (guests: GuestManagement) => {
        const world = surveyWorld(database, { guests, newId: () => crypto.randomUUID() });
        await takeGuestMode(world.deps);
        await world.settle();
        return { ...world, guests: guestsOf(world, eventId), invitations: () => world.mails.filter(({ calendar }) => calendar) };
      };

      const [octopus, proxyclick] = [door('OCTOPUS'), door('PROXYCLICK')];
      await startedWith(octopus.guests);
      expect(octopus.told.sort()).toEqual([anne.email, paul.email]);
      // Another system has never heard of the former one's ids.
      await startedWith(proxyclick.guests);
      await startedWith(proxyclick.guests);
      expect(proxyclick.told.sort()).toEqual([anne.email, paul.email]);

      const again = await startedWith(calendarGuests);
      expect(again.invitations()).toEqual([]);
      expect(await again.guests.states()).toEqual({ [anne.email]: 'listed', [paul.email]: 'listed' });
      await again.guests.invite();
      await again.settle();
      expect(
        again
          .invitations()
          .map(({ to, subject }) => `${to} ${subject.slice(0, 10)}`)
          .sort(),
      ).toEqual([`${anne.email} Invitation`, `${paul.email} Invitation`]);

      octopus.told.length = 0;
      const later = surveyWorld(database, { guests: octopus.guests, newId: () => crypto.randomUUID() });
      later.clock.now = Date.UTC(2026, 9, 6) + 3 * oneDay;
      await takeGuestMode(later.deps);
      await later.settle();
      expect([octopus.told, await later.outbox()]).toEqual([[], []]);
    },
  );

  it('a copy with another guest management leaves what is not its own to the others, until its own takes the place of it', async () => {
    const [octopus, proxyclick] = [door('OCTOPUS'), door('PROXYCLICK')];
    const former = surveyWorld(await open(), { guests: octopus.guests });
    const next = surveyWorld(former.deps.database, { guests: proxyclick.guests, newId: () => crypto.randomUUID() });
    const guests = guestsOf(former, await former.eventOf());
    await guests.add(paul);
    // One replica compares, the other delivers first.
    await former.relay.runOnce();
    await next.settle();
    expect(await guests.states()).toEqual({ [paul.email]: 'sending' });
    former.clock.now += 60_000;
    await former.settle();
    expect([octopus.told, proxyclick.told, await guests.states()]).toEqual([[paul.email], [], { [paul.email]: 'sent' }]);

    await guests.add(anne);
    await former.relay.runOnce();
    next.clock.now = former.clock.now;
    await takeGuestMode(next.deps);
    await next.settle();
    expect([octopus.told, proxyclick.told.sort(), await next.outbox()]).toEqual([[paul.email], [anne.email, paul.email], []]);
  });

  it('no message waits for a former guest management to cancel a visit', async () => {
    const octopus = door('OCTOPUS');
    const former = surveyWorld(await open(), { guests: octopus.guests });
    const eventId = await former.eventOf();
    await guestsOf(former, eventId).add(paul);
    await former.settle();
    const next = surveyWorld(former.deps.database, { guests: calendarGuests, newId: () => crypto.randomUUID() });
    await takeGuestMode(next.deps);
    await next.settle();
    expect([await guestsOf(next, eventId).states(), await next.outbox()]).toEqual([{ [paul.email]: 'listed' }, []]);
  });
});

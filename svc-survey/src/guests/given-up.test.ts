import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { guestsOf, paul } from '../testing/guests-world.ts';
import { staff } from '../testing/survey-world.ts';
import { VisitorFailure, type VisitorSystem } from './channels/visitor-system.ts';

const taken: string[] = [];
const failing = new Set(['Roux']);
const visitors: VisitorSystem = {
  requireTurn: () => {},
  put: async ({ guest }, { reference }) => {
    if (failing.has(guest.lastname)) throw new VisitorFailure('it answered 500');
    taken.push(guest.lastname);
    return reference;
  },
  remove: async () => {},
};

onEachSurveyWorld(
  (world) => {
    itOnBothEngines('a guest who fails ten times, while others get through, is given up, and a corrected one replaces them', async () => {
      const guests = guestsOf(world, await world.eventOf());
      await guests.add(paul);
      for (let tries = 0; tries < 12; tries++) {
        await world.settle();
        world.clock.now += 11 * 60_000;
      }
      expect(await guests.states()).toEqual({ [paul.email]: 'failed' });
      const parked = async () => (await world.send('GET', '/api/staff/parked-events', staff)).body.events;
      expect(await parked()).toMatchObject([{ attempts: 10, reason: 'it answered 500' }]);
      await guests.change((await guests.byEmail(paul.email)).id, { ...paul, lastname: 'Roux-Dumas', version: 1 });
      await world.settle();
      expect([taken.splice(0), await parked()]).toEqual([['Roux-Dumas'], []]);
    });
  },
  { guests: { mode: 'OCTOPUS', visitors, updateDelay: 0, sender: '' } },
);

import { type Job, jobs } from '@plenary/contracts/desk-rights';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { fillIn, wholeBooking } from '../testing/survey-answers.ts';
import { staff } from '../testing/survey-world.ts';

// Desk D17, D26.

const inCountry = (country: string, ...held: readonly Job[]) => ({
  ...staff,
  jobs: held.map((job) => ({ job, scope: 'country', places: [country] })),
});

onEachSurveyWorld((world) => {
  const get = (user: typeof staff, path: string) => world.send('GET', path, user);
  const withDiets = async () => {
    const eventId = await world.eventOf(wholeBooking);
    const { put } = await fillIn(world, eventId);
    await put('day/0/lunch', { pax: 24, service: 'service2', allergies: '1 noix', comment: '' });
    return eventId;
  };
  const daySheet = '/api/desk/sheets/ternes/2026-10-06/surveys';

  itOnBothEngines('surveys of another country are in no list, and neither read nor decided', async () => {
    const eventId = await withDiets();
    const there = inCountry('BEL', ...jobs);
    expect((await get(there, '/api/staff/surveys')).body.surveys).toEqual([]);
    expect((await get(there, daySheet)).body.events).toEqual([]);
    expect((await get(there, `/api/staff/surveys/${eventId}`)).status).toBe(404);
    for (const [method, verb, body] of [
      ['POST', 'accept', { revision: 0 }],
      ['POST', 'send-back', { revision: 0, message: 'Encore' }],
      ['PUT', 'log-ok', { isLogOk: true }],
    ] as const)
      expect((await world.send(method, `/api/staff/surveys/${eventId}/${verb}`, there, { body })).status).toBe(404);
    expect((await get(inCountry('FRA', 'venue'), '/api/staff/surveys')).body.surveys).toHaveLength(1);
  });

  itOnBothEngines('a survey is decided by event and sales managers alone', async () => {
    const eventId = await withDiets();
    for (const job of jobs) {
      const body = { isLogOk: false };
      const { status } = await world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, inCountry('FRA', job), { body });
      expect([job, status]).toEqual([job, ['sales-manager', 'event-manager'].includes(job) ? 204 : 403]);
    }
  });

  itOnBothEngines('diets are read by event managers and venues, supplements by who may see prices', async () => {
    const eventId = await withDiets();
    for (const job of jobs) {
      const user = inCountry('FRA', job);
      const { body } = await get(user, `/api/staff/surveys/${eventId}`);
      const [event] = (await get(user, daySheet)).body.events;
      const diets = ['event-manager', 'venue'].includes(job) ? '1 noix' : '';
      expect([job, body.summary.days[0].lunch.allergies.value, event.days[0].lunch.diets]).toEqual([job, diets, diets]);
      expect([job, 'supplements' in body, body.customer.email !== '']).toEqual([
        job,
        ...Array.from({ length: 2 }, () => !['venue', 'network'].includes(job)),
      ]);
    }
  });

  itOnBothEngines('the whole trail and what undoes deliveries are for the whole network', async () => {
    for (const path of ['/api/staff/audit-trail', '/api/staff/parked-events', '/api/staff/crm-faults']) {
      expect((await get(inCountry('FRA', ...jobs), path)).status).toBe(403);
      expect((await get(staff, path)).status).toBe(200);
    }
  });
});

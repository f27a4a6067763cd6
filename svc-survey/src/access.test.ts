import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { commonRefusals } from '@plenary/contracts/endpoint';
import { refusalStatus } from '@plenary/contracts/problem';
import { registry } from '@plenary/contracts/registry';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from './testing/each-survey-world.ts';
import { testQuoteId } from './testing/make-booking.ts';
import { wholeBooking } from './testing/survey-answers.ts';
import { claire, hugo, staff } from './testing/survey-world.ts';

// Covers L-O04.

const owned = registry.filter(({ service }) => service === 'survey');
const endpoints = owned.filter(({ access }) => access !== 'service');
const ofSurvey = endpoints.filter(
  ({ path, access }) => path.includes('/customer-survey') && access === 'anyone' && !path.endsWith('/open'),
);
const admin = { ...staff, role: 'admin' as const };

onEachSurveyWorld((world) => {
  const call = ({ method, path, body }: EndpointSpec, eventId: string, user: typeof claire | null, sent: object = { action: 'next' }) => {
    const ids: Record<string, string> = { eventId, quoteId: testQuoteId, scientistId: testQuoteId, userSalesforceId: eventId };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '0');
    return world.send(method, address, user, { body: body && sent });
  };

  itOnBothEngines('answers each caller as the contract says: 401 to strangers, 403 to customers where staff is asked for', async () => {
    const eventId = await world.eventOf(wholeBooking);
    for (const endpoint of endpoints.filter(({ access }) => access !== 'anyone')) {
      const name = `${endpoint.method} ${endpoint.path}`;
      expect([name, (await call(endpoint, eventId, null)).status]).toEqual([name, 401]);
      if (endpoint.access === 'staff') expect([name, (await call(endpoint, eventId, claire)).status]).toEqual([name, 403]);
    }
  });

  it('answers calls of other services to nobody else: as if there were none', async () => {
    const internal = owned.filter(({ access }) => access === 'service');
    expect(internal.length).toBeGreaterThan(0);
    for (const endpoint of internal)
      for (const user of [null, claire, staff, admin])
        expect([endpoint.path, (await call(endpoint, '00U7Q00000De001', user)).status]).toEqual([endpoint.path, 404]);
  });

  it('answers another customer as if the survey did not exist, and visitors that they have to sign in', async () => {
    const eventId = await world.eventOf(wholeBooking);
    expect(ofSurvey.length).toBeGreaterThan(20);
    for (const endpoint of ofSurvey) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const there = await call(endpoint, eventId, hugo);
      const nowhere = await call(endpoint, '00U000000000000', hugo);
      expect([name, there.status, there.body.code]).toEqual([name, 404, 'not-found']);
      expect({ ...there.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
      for (const user of [staff, admin]) expect([name, (await call(endpoint, eventId, user)).status]).toEqual([name, 404]);
      expect([name, (await call(endpoint, eventId, null)).status]).toEqual([name, 401]);
    }
  });

  it('answers odd requests of those who may ask with nothing that the contract does not name', async () => {
    const odd = [
      {},
      { action: 'previous', version: 0, pax: 12 },
      { action: 'next', pax: 'many', comment: 7 },
      { revision: -1, isLogOk: 1 },
    ];
    const eventId = await world.eventOf(wholeBooking);
    for (const endpoint of endpoints) {
      const named = [...commonRefusals, ...endpoint.refusals].map((code) => refusalStatus[code]);
      for (const sent of odd) {
        const { status, headers } = await call(endpoint, eventId, endpoint.access === 'staff' ? staff : claire, sent);
        const name = `${endpoint.method} ${endpoint.path} ${JSON.stringify(sent)}: ${status}`;
        expect([name, status < 500, status === endpoint.status || named.some((known) => known === status)]).toEqual([name, true, true]);
        if (status >= 400) expect([name, headers.get('content-type')]).toEqual([name, 'application/problem+json']);
        expect([name, headers.get('cache-control')]).toEqual([name, 'no-store']);
      }
    }
  });
});

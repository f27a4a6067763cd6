import { serviceNames } from '@plenary/contracts/services';
import { placeServices } from './place-services.ts';

const shared = { DATABASE_URL_BOOKING: 'postgres://db.internal/booking' };

test('services listen on free ports of this machine where nobody else calls them', async () => {
  const { host, ports, addresses, hasNeighbours } = await placeServices({ count: 2, environment: {} });
  expect([host, hasNeighbours]).toEqual(['127.0.0.1', false]);
  const all = ports.flatMap(({ own }) => own);
  expect(new Set(all).size).toBe(2 * serviceNames.length);
  const [first] = ports;
  expect(addresses[`${first?.name.toUpperCase()}_URL` as 'SURVEY_URL']).toBe(
    first?.own.map((port) => `http://127.0.0.1:${port}`).join(','),
  );
});

test('each machine finds the replicas of its neighbours where these have them', async () => {
  const machine = (own: string, ...others: string[]) =>
    placeServices({ count: 2, environment: { ...shared, SERVICES_AT: own, NEIGHBOURS: others.join() } });
  const [one, other] = [await machine('10.0.0.1:4100', '10.0.0.2:4200'), await machine('10.0.0.2:4200', '10.0.0.1:4100')];
  expect([one.host, one.hasNeighbours]).toEqual(['10.0.0.1', true]);
  for (const name of Object.keys(one.addresses) as (keyof typeof one.addresses)[]) {
    const [mine, theirs] = [one, other].map(({ addresses }) => addresses[name].split(','));
    expect(mine).toHaveLength(4);
    expect(mine?.slice(0, 2)).toEqual(theirs?.slice(2));
    expect(mine?.slice(2)).toEqual(theirs?.slice(0, 2));
  }
});

test('an address of IPv6 is one to listen at and one to call', async () => {
  const { host, addresses } = await placeServices({ count: 1, environment: { SERVICES_AT: '[fd00::1]:4100' } });
  expect([host, addresses.SURVEY_URL]).toEqual(['fd00::1', 'http://[fd00::1]:4100']);
});

test.each([
  [{ SERVICES_AT: '10.0.0.1' }, 'SERVICES_AT is like 10.0.0.1:4100, not 10.0.0.1'],
  [{ SERVICES_AT: '10.0.0.1:65530' }, 'SERVICES_AT is like'],
  [{ ...shared, SERVICES_AT: '10.0.0.1:4100', NEIGHBOURS: '10.0.0.2:4100,' }, 'NEIGHBOURS is like 10.0.0.1:4100, not '],
  [{ ...shared, NEIGHBOURS: '10.0.0.2:4100' }, 'NEIGHBOURS needs SERVICES_AT'],
  [{ SERVICES_AT: '10.0.0.1:4100', NEIGHBOURS: '10.0.0.2:4100' }, 'and DATABASE_URL_BOOKING'],
])('wrong settings %j are named', async (environment, fault) => {
  await expect(placeServices({ count: 1, environment })).rejects.toThrow(fault);
});

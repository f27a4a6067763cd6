import { startAddok } from '@plenary/service-kit/testing/addok-stand-in';
import { as } from '@plenary/service-kit/testing/as-actor';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { customer } from '../options/testing/option-world.ts';
import { addokGeocoder } from './addok-geocoder.ts';

onEachOptionWorld((world) => {
  let standIn: Awaited<ReturnType<typeof startAddok>>;
  let log: ReturnType<typeof capturedLogger>;
  beforeEach(async () => {
    standIn = await startAddok();
    log = capturedLogger();
  });
  afterEach(() => standIn.stop());

  const configure = (deadline = () => AbortSignal.timeout(5_000)) => {
    world.deps.geocoder = addokGeocoder({ url: standIn.url, countries: ['FRA'], logger: log.logger, fetch, deadline });
  };
  const path = (search: string, countryCode = 'FRA') => `/api/addresses?${new URLSearchParams({ search, countryCode })}`;
  const find = (search: string, countryCode?: string) => world.send('GET', path(search, countryCode), null);

  itOnBothEngines('a visitor finds addresses with their places, to four decimals, and whose data they are', async () => {
    configure();
    expect(await find('8 bd du port')).toMatchObject({
      status: 200,
      body: {
        addresses: [
          { name: '8 Boulevard du Port', city: '80000 Amiens', latitude: 49.8974, longitude: 2.2901 },
          { name: '8 Boulevard du Port', city: '95000 Cergy', latitude: 49.0314, longitude: 2.0628 },
        ],
        attribution: 'BAN',
      },
    });
    expect(standIn.asked).toEqual(['/search/?q=8+bd+du+port&limit=5&autocomplete=1']);
  });

  it('without a geocoder, and in a country that it does not know, nobody is asked', async () => {
    expect(await find('8 bd du port')).toMatchObject({ status: 200, body: { addresses: [] } });
    configure();
    expect(await find('Gran Vía 1', 'ESP')).toMatchObject({ status: 200, body: { addresses: [] } });
    expect(await find('8 ')).toMatchObject({ status: 400 });
    expect(standIn.asked).toEqual([]);
  });

  it.each([
    { status: 503, body: 'later' },
    {
      status: 200,
      body: '{"type":"FeatureCollection","features":[{"geometry":{"type":"Point","coordinates":[200,100]},"properties":{}}]}',
    },
  ])('while it is away there are no addresses, and the log has nothing of what was typed: %j', async (fate) => {
    configure();
    standIn.fates.push(fate);
    expect(await find('8 bd du port')).toMatchObject({ status: 200, body: { addresses: [] } });
    expect(log.lines).toMatchObject([{ msg: 'the geocoder is away' }]);
    expect(JSON.stringify(log.lines)).not.toContain('port');
  });

  it('one that does not answer in time is away', async () => {
    configure(() => AbortSignal.abort());
    expect(await find('8 bd du port')).toMatchObject({ status: 200, body: { addresses: [] } });
  });

  itOnBothEngines('a sixty-first search in a minute of one address is refused with the time to wait', async () => {
    configure();
    const headers = await as(customer(1));
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index++) statuses.add((await world.app.request(path('port'), { headers })).status);
    expect([...statuses]).toEqual([200]);
    const refused = await world.app.request(path('port'), { headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

import { as } from '@plenary/service-kit/testing/as-actor';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { startRegisters } from '@plenary/service-kit/testing/register-stand-in';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay } from '../options/testing/option-searches.ts';
import { createRegisters } from './create-registers.ts';

type StandIn = Awaited<ReturnType<typeof startRegisters>>;
const patience = () => AbortSignal.timeout(5_000);

onEachOptionWorld((world) => {
  let standIn: StandIn;
  let log: ReturnType<typeof capturedLogger>;
  beforeEach(async () => {
    standIn = await startRegisters();
    log = capturedLogger();
  });
  afterEach(() => standIn.stop());

  const configure = (which: { vat?: boolean; siren?: boolean }, deadline = patience) => {
    world.deps.companyRegisters = createRegisters({
      vatUrl: which.vat ? standIn.vatUrl : undefined,
      sirenUrl: which.siren ? standIn.sirenUrl : undefined,
      ...{ fetch, deadline, logger: log.logger },
    });
  };
  const ask = (number: string, user: typeof claire | null = claire) =>
    world.send('POST', '/api/company-register/search', user, { body: { number } });

  itOnBothEngines('a VAT number that is valid brings name and address from VIES, with the country that it names', async () => {
    configure({ vat: true, siren: true });
    expect(await ask('BE 0403.170.701')).toMatchObject({
      status: 200,
      body: {
        outcome: 'found',
        company: {
          name: 'SA Exemple',
          street: 'Rue de la Loi 16',
          zipCode: '1000',
          city: 'Bruxelles',
          countryCode: 'BE',
          vatCode: 'BE0403170701',
        },
      },
    });
    expect((await ask('FR44732829320')).body.company).toMatchObject({ street: '12 BIS RUE DES LILAS, BATIMENT C', zipCode: '59000' });
    expect(standIn.asked).toEqual([
      { path: '/vies/check-vat-number', body: { countryCode: 'BE', vatNumber: '0403170701' } },
      { path: '/vies/check-vat-number', body: { countryCode: 'FR', vatNumber: '44732829320' } },
    ]);
  });

  it('a state that tells no address leaves it to be typed', async () => {
    configure({ vat: true });
    expect((await ask('ESA28015865')).body).toEqual({
      outcome: 'found',
      company: { name: '', street: '', zipCode: '', city: '', countryCode: 'ES', vatCode: 'ESA28015865' },
    });
  });

  it('a SIREN brings the seat from the French register, and claims no VAT number', async () => {
    configure({ vat: true, siren: true });
    expect((await ask('732 829 320')).body).toEqual({
      outcome: 'found',
      company: { name: 'ATELIER NORD', street: '12 BIS RUE DES LILAS', zipCode: '59000', city: 'LILLE', countryCode: 'FR', vatCode: '' },
    });
    expect(standIn.asked).toEqual([{ path: '/french/search?q=732829320&page=1&per_page=1', body: undefined }]);
  });

  it('each register stands in for the other where it is alone', async () => {
    configure({ vat: true });
    expect((await ask('732829320')).body).toMatchObject({ outcome: 'found', company: { vatCode: 'FR44732829320' } });
    configure({ siren: true });
    expect((await ask('FR44732829320')).body).toMatchObject({ outcome: 'found', company: { vatCode: 'FR44732829320', city: 'LILLE' } });
    expect((await ask('BE0403170701')).body).toEqual({ outcome: 'unknown' });
  });

  it('an address that is kept from the public, and a seat abroad, are left to be typed', async () => {
    configure({ siren: true });
    const hidden = { numero_voie: '[NON-DIFFUSIBLE]', indice_repetition: null, type_voie: null, libelle_voie: '[NON-DIFFUSIBLE]' };
    standIn.companies.splice(0, 1, { ...standIn.french, siege: { ...standIn.frenchSeat, ...hidden } });
    expect((await ask('732829320')).body.company).toMatchObject({ street: '', city: 'LILLE' });
    standIn.companies.splice(0, 1, { ...standIn.french, siege: { ...standIn.frenchSeat, code_pays_etranger: '99109' } });
    expect((await ask('732829320')).body.company).toMatchObject({ name: 'ATELIER NORD', street: '', zipCode: '', city: '' });
  });

  it('a number that is not valid, and a company that has closed, are unknown', async () => {
    configure({ vat: true, siren: true });
    expect((await ask('BE0999999999')).body).toEqual({ outcome: 'unknown' });
    standIn.companies.splice(0, 1, { ...standIn.french, etat_administratif: 'C' });
    expect((await ask('732829320')).body).toEqual({ outcome: 'unknown' });
    standIn.fates.push({ status: 400, body: JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }) });
    expect((await ask('BE0403170701')).body).toEqual({ outcome: 'unknown' });
  });

  it.each([
    ['a state that does not answer VIES', { status: 500, body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' }],
    ['a state that is asked too much', { status: 200, body: '{"valid":false,"userError":"MS_MAX_CONCURRENT_REQ","name":"---"}' }],
    ['a page in the place of an answer', { status: 502, body: '<html>' }],
    ['an answer of another shape', { status: 200, body: '{"valid":"yes"}' }],
  ])('%s is a register that is away', async (_what, fate) => {
    configure({ vat: true });
    standIn.fates.push(fate);
    expect(await ask('BE0403170701')).toMatchObject({ status: 200, body: { outcome: 'away' } });
  });

  it('a register that hangs is away when the deadline ends', async () => {
    configure({ siren: true }, () => AbortSignal.abort());
    standIn.fates.push('hangs');
    expect((await ask('732829320')).body).toEqual({ outcome: 'away' });
  });

  it('nobody without a session asks, and without a register nothing is looked up', async () => {
    expect(await ask('732829320')).toMatchObject({ status: 404, body: { code: 'provider-not-configured' } });
    configure({ siren: true });
    expect(await ask('732829320', null)).toMatchObject({ status: 401 });
    expect(await ask('732829321')).toMatchObject({ status: 400, body: { errors: { number: 'invalid_format' } } });
    expect(standIn.asked).toEqual([]);
  });

  itOnBothEngines('a seventh look-up in a minute is refused with the time to wait; another user asks on', async () => {
    configure({ siren: true });
    for (let index = 0; index < 6; index++) expect((await ask('732829320')).status).toBe(200);
    const headers = { ...(await as(claire)), 'content-type': 'application/json' };
    const body = JSON.stringify({ number: '732829320' });
    const refused = await world.app.request('/api/company-register/search', { method: 'POST', headers, body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ask('732829320', hugo)).status).toBe(200);
    expect(standIn.asked).toHaveLength(7);
  });

  it('the log has the outcome, and neither the number nor the company', async () => {
    configure({ vat: true, siren: true });
    await ask('FR44732829320');
    await ask('732829320');
    standIn.fates.push({ status: 502, body: 'ATELIER NORD 732829320' });
    await ask('732829320');
    expect(log.lines.map(({ register, outcome }) => [register, outcome])).toEqual([
      ['vat', 'found'],
      ['siren', 'found'],
      ['siren', 'away'],
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/732829320|NORD|LILAS/);
  });

  it('the signature page is told which registers there are, and nothing where there is none', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const state = async () => (await world.send('GET', `/api/quotes/${quoteId}/signature`, claire)).body;
    expect(await state()).not.toHaveProperty('companyRegisters');
    configure({ vat: true, siren: true });
    expect((await state()).companyRegisters).toEqual(['vat', 'siren']);
  });
});

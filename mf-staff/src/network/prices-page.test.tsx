import { changeNetworkPrices, getNetworkPrices, previewNetworkPrices } from '@plenary/contracts/network-prices.endpoints';
import { noPriceReasons } from '@plenary/contracts/network-prices.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makePrices } from '../testing/make-network.ts';
import { showStaff } from '../testing/show-staff.ts';

const platform = { session: adrien };
const kept = makePrices();
const list = (name: RegExp) => within(screen.getByRole('region', { name }));
const toCome = () => list(/2027/);
const fullDay = () => toCome().getByRole('textbox', { name: 'Journée, par personne' });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('prices to come are written in euros and saved in cents; those that have begun are read alone', async () => {
  const { sent, platform: shown } = await showStaff(paths.networkPrices('ternes'), { platform });
  const begun = list(/2026/).getByRole('textbox', { name: 'Journée, par personne' });
  expect((begun as HTMLInputElement).readOnly).toBe(true);
  await retype(fullDay(), '125,50');
  await save();
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  const [first, second] = kept.versions;
  const unitPrices = { ...second?.list.unitPrices, AMPM: 12_550 };
  expect(sent()).toEqual([
    {
      method: 'PUT',
      to: '/api/network/venues/a0V2p00000Qr101/prices',
      body: { revision: 4, versions: [first, { ...second, list: { ...second?.list, unitPrices } }] },
    },
  ]);
});

test('an amount that is none is not sent, and is named with its price list', async () => {
  const { sent } = await showStaff(paths.networkPrices('ternes'), { platform });
  await retype(fullDay(), 'cher');
  await save();
  expect(await screen.findByRole('link', { name: /2027, Journée, par personne : un nombre est attendu/ })).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a new price list begins with the prices of the last one and asks for its day', async () => {
  await showStaff(paths.networkPrices('ternes'), { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Nouveau tarif à partir d’un jour' }));
  const added = list(/^Nouveau tarif$/);
  expect((added.getByRole('textbox', { name: 'Journée, par personne' }) as HTMLInputElement).value).toBe('124,50');
  await save();
  expect(await screen.findByRole('link', { name: 'Premier jour : à remplir' })).toBeTruthy();
});

test('three searches say what the prices as typed would cost', async () => {
  const { sent } = await showStaff(paths.networkPrices('ternes'), { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Calculer' }));
  const preview = list(/^Ce que coûtent trois recherches$/);
  expect(await preview.findByText('24 personnes · Théâtre · journée')).toBeTruthy();
  expect(preview.getAllByText(/2[\s\u202f]942/)).toHaveLength(2);
  expect(sent()[0]?.body).toEqual({ versions: kept.versions });
});

test('a search without a list price says why', async () => {
  await showStaff(paths.networkPrices('ternes'), {
    platform,
    prepare: ({ answer }) =>
      answer(previewNetworkPrices, () => ({
        searches: noPriceReasons.map((reason, index) => ({
          ...{
            date: '2027-01-04',
            pax: 10 + index,
            configuration: 'theater' as const,
            duration: 'AM' as const,
            subroomPax: null,
            version: null,
          },
          ...{ price: null, reason },
        })),
      })),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Calculer' }));
  const preview = list(/^Ce que coûtent trois recherches$/);
  for (const words of ['lieu sur demande seulement', 'lieu fermé toute l’année qui suit', 'aucune salle ne les accueille'])
    expect(await preview.findByText(words)).toBeTruthy();
  expect(preview.getByText('au-delà de l’effectif au prix catalogue')).toBeTruthy();
});

test('Ctrl+Z takes back an amount, a new price list and a removed one, also after a save', async () => {
  const { sent } = await showStaff(paths.networkPrices('ternes'), { platform });
  const back = () => userEvent.keyboard('{Control>}z{/Control}');
  const wasAt = (fullDay() as HTMLInputElement).value;
  await retype(fullDay(), '130');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Nouveau tarif à partir d’un jour' }));
  expect(list(/^Nouveau tarif$/)).toBeTruthy();
  await back();
  expect(screen.queryByRole('region', { name: 'Nouveau tarif' })).toBeNull();
  await back();
  await waitFor(() => expect((fullDay() as HTMLInputElement).value).toBe(wasAt));
});

test('where a colleague saved first, both changes are saved at the next press, and theirs is told where the two differ', async () => {
  const [first, second] = kept.versions;
  const theirs = { ...second?.list.unitPrices, AMPM: 12_900, AM: 7_700 };
  const current = { ...kept, revision: 5, versions: [first, { ...second, list: { ...second?.list, unitPrices: theirs } }] } as typeof kept;
  const { sent } = await showStaff(paths.networkPrices('ternes'), {
    platform,
    prepare: ({ answer }) =>
      answer(changeNetworkPrices, ({ body }) =>
        body.revision < 5 ? refuse('stale-version', { members: { current } }) : { ...kept, revision: 6, versions: body.versions },
      ),
  });
  await retype(fullDay(), '130');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Quelqu’un a changé ce lieu');
  expect((fullDay() as HTMLInputElement).value).toBe('130');
  expect(
    toCome()
      .getAllByText(/^Enregistré entre-temps/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Enregistré entre-temps : 129']);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ revision: 5, versions: [{}, { list: { unitPrices: { AMPM: 13_000, AM: 7_700 } } }] });
  await waitFor(() => expect(toCome().queryByText(/^Enregistré entre-temps/)).toBeNull());
});

describe('a venue without a price list', () => {
  const open = (of: typeof kept) =>
    showStaff(paths.networkPrices('ternes'), {
      platform,
      prepare: ({ answer }) => {
        answer(getNetworkPrices, ({ params }) => (params.venue === 'ternes' ? { ...kept, versions: [] } : of));
        answer(changeNetworkPrices, ({ body }) => ({ ...kept, revision: 5, versions: body.versions }));
      },
    });
  const none = () => list(/^Pas encore de tarif/);

  test('begins with the last one of another venue, from today on', async () => {
    const { sent } = await open(kept);
    await userEvent.click(none().getByRole('button', { name: 'Reprendre ces prix' }));
    expect(await screen.findByRole('textbox', { name: 'Journée, par personne' })).toHaveProperty('value', '124,50');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ revision: 4, versions: [{ from: kept.today, list: kept.versions[1]?.list }] });
  });

  test('says so where that one has none either, and begins with an empty one, of which every price is asked for', async () => {
    const { sent } = await open({ ...kept, versions: [] });
    await userEvent.click(none().getByRole('button', { name: 'Reprendre ces prix' }));
    expect(await none().findByText('Ce lieu n’a pas de tarif non plus.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Nouveau tarif à partir d’un jour' }));
    expect(screen.getByRole('textbox', { name: 'Journée, par personne' })).toHaveProperty('value', '');
    await save();
    expect(await screen.findByRole('link', { name: /Journée, par personne/ })).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

describe('promotions', () => {
  const season = { from: '2027-03-01', to: '2027-03-31', percent: 15 };
  const withPromotions = (overrides: Partial<typeof kept> = {}) => ({ ...kept, promotions: [season], ...overrides });
  /** `current`: what a colleague saved first. */
  const open = (current?: typeof kept) =>
    showStaff(paths.networkPrices('ternes'), {
      platform,
      prepare: ({ answer }) => {
        answer(getNetworkPrices, () => withPromotions());
        answer(changeNetworkPrices, ({ body }) =>
          current ? refuse('stale-version', { members: { current } }) : { ...withPromotions(), ...body, revision: 5 },
        );
      },
    });
  const panel = () => list(/^Promotions$/);
  const typed = (name: string) => panel().getAllByRole('textbox', { name }).at(-1) as HTMLElement;
  const add = async (texts: Record<string, string>) => {
    await userEvent.click(panel().getByRole('button', { name: /^Ajouter/ }));
    for (const [name, text] of Object.entries(texts)) await userEvent.type(typed(name), text);
  };

  test('are written by their days and a percentage, and saved with the price lists; one without an end is one day', async () => {
    const { sent } = await open();
    await add({ 'Du (AAAA-MM-JJ)': '2027-05-04', 'Remise, %': '20' });
    await add({});
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const added = { from: '2027-05-04', to: '2027-05-04', percent: 20 };
    expect(sent()[0]?.body).toEqual({ revision: 4, versions: kept.versions, promotions: [season, added] });
  });

  test.each([
    [{ 'Du (AAAA-MM-JJ)': 'mai', 'Remise, %': '20' }, /Promotions\s: deux jours comme 2027-03-01/],
    [{ 'Du (AAAA-MM-JJ)': '2027-05-04', Au: '2027-05-03', 'Remise, %': '20' }, /Promotions\s: finit avant de commencer/],
  ])('%p is not sent, and is said at its field', async (texts, words) => {
    const { sent } = await open();
    await add(texts as Record<string, string>);
    await save();
    expect(await screen.findByRole('link', { name: words })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('where a colleague saved others first, what is typed stays and theirs are told', async () => {
    const current = withPromotions({ revision: 5, promotions: [{ ...season, percent: 10 }] });
    await open(current);
    await retype(typed('Remise, %'), '25');
    await save();
    expect(await panel().findByText('Enregistré entre-temps : 2027-03-01 – 2027-03-31: 10 %')).toBeTruthy();
    expect(typed('Remise, %')).toHaveProperty('value', '25');
  });

  test('of an older service are not shown, nor sent', async () => {
    const { sent } = await showStaff(paths.networkPrices('ternes'), { platform });
    expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull();
    await save();
    await waitFor(() => expect(sent()[0]?.body).not.toHaveProperty('promotions'));
  });
});

describe('ladder and VAT of a price list', () => {
  const ladder = () => within(toCome().getByRole('group', { name: 'Barème d’annulation' }));
  const addRung = async (minDays: string, percent: string) => {
    await userEvent.click(ladder().getByRole('button', { name: /^Ajouter/ }));
    for (const [name, text] of [
      ['À partir de, jours avant', minDays],
      ['Part due, %', percent],
    ] as const)
      if (text) await userEvent.type(ladder().getAllByRole('textbox', { name }).at(-1) as HTMLElement, text);
  };
  const vat = (of: string) => toCome().getByRole('textbox', { name: `TVA ${of}, %` });

  test('are written by rung and in percent, and sent from the most days to the day itself', async () => {
    const { sent, platform: shown } = await showStaff(paths.networkPrices('ternes'), { platform });
    await addRung('0', '100');
    await addRung('', '');
    await addRung('31', '30');
    await userEvent.type(vat('des salles et services'), '20');
    await userEvent.type(vat('de la restauration'), '5,5');
    await save();
    await waitFor(() => expect(shown.notices).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      versions: [
        {},
        {
          cancellation: [
            { minDays: 31, percent: 30 },
            { minDays: 0, percent: 100 },
          ],
          vat: { service: 20, food: 5.5 },
        },
      ],
    });
  });

  test.each([
    [[['31', '']], 'des jours et un pourcentage à chaque palier'],
    [[['31', '130']], 'des jours et un pourcentage à chaque palier'],
    [[['31', '30']], 'il manque le palier 0, jusqu’au jour même'],
    [
      [
        ['31', '30'],
        ['0', '20'],
      ],
      'le pourcentage baisse à l’approche de l’événement',
    ],
  ])('%j is told and not sent', async (typed, fault) => {
    const { sent } = await showStaff(paths.networkPrices('ternes'), { platform });
    for (const [minDays = '', percent = ''] of typed) await addRung(minDays, percent);
    await save();
    expect(await screen.findByRole('link', { name: new RegExp(`Barème d’annulation : ${fault}`) })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('one rate alone is not sent: both are needed, or none', async () => {
    const { sent } = await showStaff(paths.networkPrices('ternes'), { platform });
    await userEvent.type(vat('des salles et services'), '20');
    await save();
    expect(await screen.findByRole('link', { name: /TVA de la restauration, % : un pourcentage/ })).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

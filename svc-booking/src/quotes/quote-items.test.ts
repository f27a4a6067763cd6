import { type Addons, type Quote, quoteItem } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { searchDay } from '../testing/searches.ts';

const sizes = ['Petite', 'Moyenne', 'Moyenne+', 'Grande', 'XL'] as const;
/** A plenary, and for each size a room that is the smallest for its number of people. */
const venue = {
  record: makeVenue('Ternes', { minimumPricePerDay: 300_000 }),
  rooms: [
    makeRoom('Ternes', 'P', { category: 'Premium', subcommitteeType: 'XL', capacities: { theater: 60 } }),
    ...sizes.map((size, index) =>
      makeRoom('Ternes', size, {
        // A Moyenne that holds 20 in theater is charged as Moyenne+.
        subcommitteeType: size === 'Moyenne+' ? 'Moyenne' : size,
        capacities: { u: 10 * (index + 1), ...(size === 'Moyenne+' && { theater: 20 }) },
      }),
    ),
    makeRoom('Ternes', 'E', { category: 'Espace commun', subcommitteeType: null, capacities: { standing: 80 } }),
  ],
};
const inPlenary = (duration: SearchDay['plenary']['duration'], pax = 60) => ({
  plenary: { pax, duration, configuration: 'theater' as const },
});

// Covers B-Q29–B-Q34, B-Q36, B-N13–B-N15, B-N20.

onEachOptionWorld((world) => {
  const itemsOf = async (day: Partial<SearchDay>, addons: Partial<Addons> = {}) => {
    const quoteId = await world.quoteOf(claire, [searchDay(tuesday, day)], addons);
    const { items } = (await world.send('GET', `/api/quotes/${quoteId}?lng=fr`, claire)).body as Quote;
    for (const item of items) expect(quoteItem.strict().parse(item)).toEqual(item);
    return items;
  };

  it.each([
    ['AM', undefined, 'AM', 'Forfait matinée, de 8 h à 12 h 30', ['BREAKFAST', 'GOURMET_BREAK']],
    ['AM', 60, 'AM+LUNCH', 'Forfait matinée, de 8 h à 12 h 30, déjeuner compris', ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK']],
    ['PM', undefined, 'PM', 'Forfait après-midi, de 14 h à 18 h', ['GOURMET_BREAK']],
    ['PM', 60, 'PM+LUNCH', 'Forfait après-midi, de 14 h à 18 h, déjeuner compris', ['LUNCH', 'GOURMET_BREAK']],
    ['AM, PM', 60, 'AMPM', 'Forfait journée, de 8 h à 18 h, déjeuner compris', ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK']],
  ] as const)('a plenary in the %s with %s lunches is the package %s: %s', async (duration, lunchPax, code, words, services) => {
    const [item, ...others] = await itemsOf({ ...inPlenary(duration), ...(lunchPax && { lunchPax }) });
    expect(others).toEqual([]);
    expect(item).toMatchObject({ code, quantity: 60, date: tuesday, custom: false, applyGlobalDiscount: true });
    expect(item?.description.replace(/\s/g, ' ')).toBe(words);
    expect(item?.includedServices).toEqual(services);
  });

  it.each(sizes.map((size, index) => [size, 10 * (index + 1)] as const))(
    'a subcommittee room is charged by its size: %s for %i',
    async (size, pax) => {
      const items = await itemsOf({ ...inPlenary('AM'), subcommittees: [{ pax, duration: 'AM', configuration: 'u' }] });
      expect(items.map(({ code, quantity }) => [code, quantity])).toEqual([
        ['AM', 60],
        [size, 1],
      ]);
    },
  );

  it('who lunches beyond the people of the plenary has a buffet lunch', async () => {
    const items = await itemsOf({ ...inPlenary('AM'), lunchPax: 64 });
    expect(items.map(({ code, quantity, includedServices }) => [code, quantity, includedServices.includes('LUNCH')])).toEqual([
      ['AM+LUNCH', 60, true],
      ['BUFFET_LUNCH', 4, true],
    ]);
  });

  it('a day under the least price of the venue is raised to it by a line without discount', async () => {
    const items = await itemsOf(inPlenary('AM', 10));
    const [first, minimum] = items;
    expect(items.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['AM', 10],
      ['MINIMUM_PRICE', 1],
    ]);
    expect(minimum).toMatchObject({ applyGlobalDiscount: false, unitPrice: 300_000 - 10 * (first?.unitPrice ?? 0) });
  });

  it('each add-on is a line, and wellness is free', async () => {
    const items = await itemsOf(inPlenary('AM, PM'), { teambuilding: true, wellness: true, facilitator: true, afterwork: true });
    const addons = items.filter(({ code }) => code !== 'AMPM');
    expect(addons.map(({ code }) => code).sort()).toEqual(['AFTERWORK', 'FACILITATOR', 'TEAMBUILDING', 'WELLNESS']);
    expect(addons.filter(({ unitPrice }) => unitPrice === 0).map(({ code }) => code)).toEqual(['WELLNESS']);
  });
}, venue);

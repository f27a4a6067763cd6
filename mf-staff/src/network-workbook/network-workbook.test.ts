/** @jest-environment node */
import type { NetworkFile } from '@plenary/contracts/network-file.schemas';
import { networkFormat } from '@plenary/contracts/network-file-terms';
import { stopLists } from '@plenary/contracts/network-terms';
import { subroomSizes, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import { capacityFields } from '@plenary/contracts/referential-terms';
import * as fc from 'fast-check';
import type { Cell } from './cells.ts';
import { networkToSheets, type Sheet } from './network-to-sheets.ts';
import { planInWorkbook } from './read-network-file.ts';
import { sheetsToNetwork } from './sheets-to-network.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';

// D24 and D33 of the desk.

/** Texts as staff write them, and those that a spreadsheet or a line of a cell may take for something else. */
const line = fc
  .oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }),
    fc.constantFrom('=1+1', "'=x", '+33 1', '-', '@home', '2 | Ternes', '\\|', "'quoted", '01000', 'TRUE', '12,5', 'Étage 😀'),
  )
  .map((text) => text.trim() || 'x');
const paragraphs = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'));
const inLanguages = (text: fc.Arbitrary<string>) => fc.record({ fr: text, en: text, es: text, nl: text });
const count = fc.integer({ min: 0, max: 999 });
const cents = fc.integer({ min: 0, max: 1_000_000 });
const day = fc.integer({ min: 0, max: 3_000 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const each = <K extends string, T>(keys: readonly K[], value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, fc.Arbitrary<T>>);
const listOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });

const room = fc.record(
  {
    id: fc.stringMatching(/^[\w-]{1,20}$/),
    facts: fc.record({
      ...{ name: line, floor: fc.integer({ min: -9, max: 99 }) },
      area: orNull(fc.double({ min: 1, max: 900, noNaN: true })),
      ...{ height: orNull(count), hasDaylight: orNull(fc.boolean()) },
      ...{ isStepFree: fc.boolean(), hasVideoConference: fc.boolean(), hasSeveralScreens: fc.boolean(), hasPillar: fc.boolean() },
      equipment: fc.subarray(['screen', 'stage', 'air-conditioning'] as const),
    }),
    figures: fc.record({
      category: fc.constantFrom('Premium' as const, 'Espace commun' as const),
      subcommitteeType: orNull(fc.constantFrom('XL' as const, 'Petite' as const)),
      people: each(capacityFields, orNull(count)),
    }),
    thresholds: fc.record({ low: orNull(count), high: orNull(count) }),
  },
  { requiredKeys: ['facts', 'figures', 'thresholds'] },
);
const source = fc.record(
  { url: fc.constantFrom('/pictures/a.webp', '/pictures/b.avif'), width: count, format: fc.constant('webp' as const) },
  { requiredKeys: ['url', 'width'] },
);
const drawn = {
  ...{ sources: fc.array(source, { minLength: 1, maxLength: 3 }), width: count, height: count, alternative: inLanguages(line) },
  ...{ blur: fc.constant('data:image/webp;base64,AAAA'), focus: fc.record({ x: count, y: count }), roomId: fc.constant('a0R2p0001010001') },
};
const requiredKeys = ['sources', 'width', 'height', 'alternative'] as const;
const area = fc.record({ x: count, y: count, width: count, height: count });
const { sources, width, height, blur } = drawn;
const picture = fc.record(
  {
    ...{ ...drawn, mobile: fc.record(drawn, { requiredKeys: [...requiredKeys] }), caption: inLanguages(line), originalWidth: count },
    cropped: fc.record({ sources, width, height, blur, area }, { requiredKeys: ['sources', 'width', 'height', 'area'] }),
  },
  { requiredKeys: [...requiredKeys] },
);
const stop = fc.record({ line, station: line, minutesToWalk: count });
const reasons = fc.record({ en: line, es: line, nl: line }, { requiredKeys: [] }).filter((given) => Object.keys(given).length > 0);

const venue = fc.record(
  {
    ...{ id: fc.stringMatching(/^[\w-]{1,20}$/), slug: fc.stringMatching(/^[a-z]{3,12}$/) },
    ...{ state: fc.constant('published' as const), countryCode: fc.constant('FRA' as const) },
    facts: fc.record({
      ...{ name: line, commercialName: line, palette: fc.constant('ochre' as const) },
      address: fc.record({ street: line, zipCode: line, city: line, district: line }),
      coordinates: fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      ...{ themeName: inLanguages(line), description: inLanguages(paragraphs), littlePlus: inLanguages(line) },
      ...{ hasFood: fc.boolean(), isAccessible: fc.boolean(), isFoodBrand: fc.boolean(), isRequestOnly: fc.boolean() },
      openingHours: orNull(fc.record({ opens: count, closes: count })),
      ...(Object.fromEntries(stopLists.map((list) => [list, listOf(stop)])) as Record<
        (typeof stopLists)[number],
        fc.Arbitrary<NetworkFile['venues'][number]['facts']['metros']>
      >),
      bikeShareStations: listOf(fc.record({ id: line, name: line })),
      closings: listOf(fc.record({ from: line, to: line, reason: line, reasons }, { requiredKeys: ['from', 'to'] })),
      parkings: listOf(fc.record({ name: line, street: fc.oneof(line, fc.constant('')), minutesToWalk: count })),
      ...{ lunchSeats: fc.record({ service1: count, service2: count }), standardPaxLimit: count },
      eventDemandPax: fc.record({ default: count, minimum: orNull(count) }),
      ...{ tier: fc.constant('comfort' as const), minimumPricePerDay: cents },
    }),
    promotions: listOf(fc.record({ from: day, to: day, percent: count })),
    ...{ rooms: listOf(room), pictures: listOf(picture) },
    prices: listOf(
      fc.record(
        {
          from: day,
          list: fc.record({
            unitPrices: each(unitPriceCodes, cents),
            subrooms: each(subroomSizes, fc.record({ half: cents, fullDay: cents })),
          }),
          cancellation: fc.array(fc.record({ minDays: count, percent: count }), { minLength: 1, maxLength: 3 }),
          vat: fc.record({ service: count, food: count }),
        },
        { requiredKeys: ['from', 'list'] },
      ),
    ),
  },
  { requiredKeys: ['slug', 'state', 'countryCode', 'facts', 'promotions', 'rooms', 'prices', 'pictures'] },
) as fc.Arbitrary<NetworkFile['venues'][number]>;
const network = fc
  .uniqueArray(venue, { selector: ({ slug }) => slug, minLength: 1, maxLength: 4 })
  .map((venues): NetworkFile => ({ format: networkFormat, venues }));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const inWorkbook = async (file: NetworkFile): Promise<Sheet[]> => {
  const bytes = await writeWorkbook(networkToSheets(file));
  return (await readWorkbook(bytes.buffer)) ?? [];
};
/** A network of one venue with two rooms, as sheets. */
const smallSheets = (): Sheet[] => {
  const [one] = fc.sample(venue, { numRuns: 1, seed: 7 });
  const rooms = fc.sample(room, { numRuns: 2, seed: 7 }) as NetworkFile['venues'][number]['rooms'];
  return networkToSheets({ format: networkFormat, venues: [{ ...(one as NetworkFile['venues'][number]), slug: 'ternes', rooms }] });
};
const withSheet = (name: string, change: (rows: Sheet['rows']) => Sheet['rows']): Sheet[] =>
  smallSheets().map((sheet) => (sheet.name === name ? { ...sheet, rows: change(sheet.rows) } : sheet));

test('a network that leaves as a workbook comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(network, async (file) => {
      const read = sheetsToNetwork(await inWorkbook(file));
      expect(read?.faults).toEqual([]);
      expect(plain(read?.file)).toEqual(plain(file));
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('no cell holds a text that a spreadsheet computes', () => {
  fc.assert(
    fc.property(network, (file) => {
      const cells = networkToSheets(file).flatMap(({ rows }) => rows.flat());
      expect(cells.filter((cell) => typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

test('numbers, days and amounts are such in the cells', () => {
  const sheet = smallSheets().find(({ name }) => name === 'venues') as Sheet;
  const cellOf = (name: string): Cell => sheet.rows[1]?.[sheet.rows[0]?.indexOf(name) ?? -1] ?? null;
  expect([typeof cellOf('coordinates.latitude'), typeof cellOf('hasFood'), typeof cellOf('minimumPricePerDay')]).toEqual([
    'number',
    'boolean',
    'number',
  ]);
});

test('rows in any order, empty ones and columns in any order say the same, and the plan names the rows of the workbook', () => {
  const expected = sheetsToNetwork(smallSheets());
  const [header = [], first = [], second = []] = smallSheets().find(({ name }) => name === 'rooms')?.rows ?? [];
  const turned = (row: readonly Cell[]) => [...row].reverse();
  const read = sheetsToNetwork(withSheet('rooms', () => [turned(header), header.map(() => null), turned(first), turned(second)]));
  expect(read?.file).toEqual(expected?.file);
  expect(read?.rows.rooms).toEqual([3, 4]);
  const line = { sheet: 'rooms' as const, row: 2, name: 'ternes', outcome: 'changed' as const, changes: [], faults: [] };
  const counts = { created: 0, changed: 0, same: 0, refused: 0 };
  const plan = { planHash: '', left: 0, counts: { venues: counts, hours: counts, rooms: counts, prices: counts, pictures: counts } };
  expect(planInWorkbook({ ...plan, lines: [line, { ...line, row: null }] }, read?.rows).lines.map(({ row }) => row)).toEqual([3, null]);
});

test.each([
  [
    'a row of a venue that no sheet names',
    'rooms',
    (rows: Sheet['rows']) => rows.map((row, at) => (at === 2 ? ['ternse', ...row.slice(1)] : row)),
    { row: 3, name: 'ternse', column: 'venue', code: 'unknown_venue' },
  ],
  [
    'a column that is not known',
    'rooms',
    (rows: Sheet['rows']) => rows.map((row, at) => [...row, at === 0 ? 'colour' : 'red']),
    { row: 1, name: '', column: 'colour', code: 'unknown_column' },
  ],
  [
    'a venue that stands twice',
    'venues',
    (rows: Sheet['rows']) => [...rows, rows[1] ?? []],
    { row: 3, name: 'ternes', column: 'slug', code: 'repeated' },
  ],
  [
    'hours that stand twice',
    'hours',
    (rows: Sheet['rows']) => [...rows, rows[1] ?? []],
    { row: 3, name: 'ternes', column: 'venue', code: 'repeated' },
  ],
] as const)('%s is told with its place', (_, sheet, change, fault) => {
  expect(sheetsToNetwork(withSheet(sheet, change))?.faults).toContainEqual({ sheet, ...fault });
});

test('what is no number stays as it is written, for the server to refuse', () => {
  const read = sheetsToNetwork(withSheet('rooms', (rows) => rows.map((row, at) => (at === 1 ? row.with(3, 'first') : row))));
  expect(read?.file.venues[0]).toMatchObject({ rooms: [{ facts: { floor: 'first' } }, {}] });
});

test.each([Buffer.from('name;value'), Buffer.from('PK\u0003\u0004 broken'), Buffer.alloc(0)])(
  'other bytes are no workbook',
  async (bytes) => {
    expect(await readWorkbook(new Uint8Array(bytes).buffer)).toBeUndefined();
  },
);

test('a workbook without venues is no network', () => {
  expect(sheetsToNetwork([{ name: 'Sheet1', rows: [['a']] }])).toBeUndefined();
});

import type { Migration } from '@plenary/service-kit/database/migrate';

const codes = [
  'AM',
  'PM',
  'AMPM',
  'AM+LUNCH',
  'PM+LUNCH',
  'BUFFET_LUNCH',
  'AFTERWORK',
  'AFTERWORK_COCKTAIL',
  'TEAMBUILDING',
  'FACILITATOR',
  'WELLNESS',
  'ECOLOGY',
];
const sizes = ['Petite', 'Moyenne', 'Moyenne+', 'Grande', 'XL'];

/** What the product asked for at venues without a list, in euro cents: by unit, and for each room size a half and a full day. */
const levels: readonly (readonly [country: string, tier: string, units: readonly number[], rooms: readonly (readonly number[])[]])[] = [
  [
    'FRA',
    'classic',
    [6300, 6100, 9500, 7700, 7500, 3200, 2500, 3800, 6500, 59000, 0, 200],
    [
      [12000, 17000],
      [17000, 24000],
      [21000, 30000],
      [27000, 39000],
      [36000, 51000],
    ],
  ],
  [
    'FRA',
    'comfort',
    [7900, 7600, 11900, 9600, 9400, 3800, 2900, 4600, 6800, 64000, 0, 200],
    [
      [14000, 20000],
      [20000, 29000],
      [25000, 36000],
      [32000, 46000],
      [41000, 59000],
    ],
  ],
  [
    'FRA',
    'signature',
    [9800, 9500, 14900, 12100, 11800, 4500, 3500, 5500, 7500, 72000, 0, 200],
    [
      [16000, 23000],
      [23000, 33000],
      [28000, 40000],
      [36000, 51000],
      [45000, 64000],
    ],
  ],
  [
    'BEL',
    'classic',
    [5600, 5400, 8500, 6900, 6700, 3000, 2500, 3500, 6000, 55000, 0, 200],
    [
      [12000, 17000],
      [16000, 23000],
      [20000, 29000],
      [25000, 36000],
      [33000, 47000],
    ],
  ],
  [
    'BEL',
    'comfort',
    [6900, 6700, 10500, 8500, 8300, 3400, 2800, 4000, 6500, 59000, 0, 200],
    [
      [13000, 19000],
      [18000, 26000],
      [22000, 31000],
      [28000, 40000],
      [37000, 53000],
    ],
  ],
  [
    'BEL',
    'signature',
    [8200, 8000, 12500, 10100, 9900, 3900, 3200, 4800, 7000, 65000, 0, 200],
    [
      [15000, 21000],
      [20000, 29000],
      [25000, 36000],
      [32000, 46000],
      [41000, 59000],
    ],
  ],
  [
    'ESP',
    'classic',
    [5000, 4800, 7500, 6100, 5900, 2800, 2500, 3200, 5500, 49000, 0, 200],
    [
      [12000, 17000],
      [15000, 21000],
      [18000, 26000],
      [23000, 33000],
      [30000, 43000],
    ],
  ],
  [
    'ESP',
    'comfort',
    [6300, 6100, 9500, 7700, 7500, 3100, 2700, 3600, 6000, 53000, 0, 200],
    [
      [12500, 18000],
      [17000, 24000],
      [20000, 29000],
      [26000, 37000],
      [34000, 49000],
    ],
  ],
  [
    'ESP',
    'signature',
    [7600, 7400, 11500, 9300, 9100, 3500, 3000, 4200, 6500, 58000, 0, 200],
    [
      [14000, 20000],
      [19000, 27000],
      [23000, 33000],
      [29000, 41000],
      [38000, 54000],
    ],
  ],
];

/** Days of events from here on were sold. */
const from = '2026-01-01';
const earlierYears = ['200', '201', '2020', '2021', '2022', '2023', '2024', '2025', from];

const versionOf = ([, , units, rooms]: (typeof levels)[number]): string =>
  JSON.stringify({
    from,
    list: {
      unitPrices: Object.fromEntries(codes.map((code, index) => [code, units[index]])),
      subrooms: Object.fromEntries(sizes.map((size, index) => [size, { half: rooms[index]?.[0], fullDay: rooms[index]?.[1] }])),
    },
  });

const own = '"prices":[{';

/** The list of a level in the venues that have none, and before the first one where that begins later: `record` is compact JSON. */
const stepsOf = (level: (typeof levels)[number]): string => {
  const [country, tier] = level;
  const version = versionOf(level);
  const of = `state <> 'draft' AND country_code = '${country}' AND record LIKE '%"tier":"${tier}"%'`;
  const isLater = earlierYears.map((year) => `record NOT LIKE '%${own}"from":"${year}%'`).join(' AND ');
  const emptied = `replace(replace(record, '"prices":[],', ''), ',"prices":[]', '')`;
  return `
UPDATE venue SET record = replace(record, '${own}', '"prices":[${version},{'), revision = revision + 1
  WHERE ${of} AND record LIKE '%${own}%' AND ${isLater};
UPDATE venue SET record = substr(${emptied}, 1, length(${emptied}) - 1) || ',"prices":[${version}]}', revision = revision + 1
  WHERE ${of} AND record NOT LIKE '%${own}%';`;
};

/** Each venue that was sold by the level of its country has that list as its own from now on, to the cent. */
export const priceListsOfVenues: Migration = {
  name: '0066-price-lists',
  sql: `${levels.map(stepsOf).join('')}
UPDATE catalogue_version SET version = version + 1`,
};

import {
  afterworkEndWarns,
  configurationWarns,
  editRefusal,
  endTimeWarns,
  lunchChoice,
  paxDirection,
  statusAfterEdit,
  statusAfterSave,
  wellnessDurationWarns,
} from './survey-rules.ts';

// Covers B-K19–B-K20, L-L01–L-L18, L-G03–L-G16, L-Y03–L-Y04.

it.each([
  [24, 24, null],
  [25, 24, 'higher'],
  [23, 24, 'lower'],
  [null, 24, null],
  [24, null, null],
] as const)('a pax of %s against %s is %s', (pax, initial, direction) => {
  expect(paxDirection(pax, initial)).toBe(direction);
});

describe('the end of a plenary or subcommittee', () => {
  it.each([
    ['AM', 'FRA', '12:29', false],
    ['AM', 'FRA', '12:30', true],
    ['AM', 'BEL', '12:30', true],
    ['AM', 'ESP', '12:30', false],
    ['AM', 'ESP', '13:29', false],
    ['AM', 'ESP', '13:30', true],
    ['PM', 'FRA', '18:59', false],
    ['PM', 'FRA', '19:00', true],
    ['PM', 'ESP', '19:00', true],
    ['AM, PM', 'BEL', '18:30', false],
    ['AM, PM', 'ESP', '19:00', true],
    ['Soirée', 'FRA', '23:30', false],
  ] as const)('of %s in %s at %s warns: %s', (halfDay, country, endTime, warns) => {
    expect(endTimeWarns({ halfDay, country, endTime, initialEndTime: halfDay === 'AM' ? '11:00' : '18:00' })).toBe(warns);
  });

  it.each([
    ['FRA', '12:30', '18:00', true],
    ['FRA', '12:30', '12:00', false],
    ['ESP', '13:30', '14:30', true],
    ['ESP', '14:30', '18:00', false],
  ] as const)('of a room in %s that is booked until %s on a whole day warns at %s: %s', (country, initialEndTime, endTime, warns) => {
    expect(endTimeWarns({ halfDay: 'AM, PM', country, endTime, initialEndTime })).toBe(warns);
  });

  it('never warns where it is that of the quote, even past the limit', () => {
    expect(endTimeWarns({ halfDay: 'AM', country: 'FRA', endTime: '12:30', initialEndTime: '12:30' })).toBe(false);
    expect(endTimeWarns({ halfDay: 'PM', country: 'FRA', endTime: '19:00', initialEndTime: '19:00' })).toBe(false);
  });

  it('does not warn where none is given', () => {
    expect(endTimeWarns({ halfDay: 'PM', country: 'FRA', endTime: null, initialEndTime: '18:00' })).toBe(false);
  });
});

it.each([
  ['22:00', '22:00', false],
  ['21:30', '22:00', false],
  ['22:30', '22:00', true],
  ['00:30', '23:30', true],
  ['23:30', '00:30', false],
  [null, '22:00', false],
  ['22:00', null, false],
])('an afterwork that ends at %s against %s warns: %s', (endTime, initial, warns) => {
  expect(afterworkEndWarns(endTime, initial)).toBe(warns);
});

it.each([
  ['PT15M', false],
  ['PT30M', true],
  ['PT2H', true],
  [null, false],
])('a wellness session of %s warns: %s', (duration, warns) => {
  expect(wellnessDurationWarns(duration)).toBe(warns);
});

it('does not warn of the wellness session that staff accepted, and of every other long one', () => {
  expect(wellnessDurationWarns('PT45M', 'PT45M')).toBe(false);
  expect(wellnessDurationWarns('PT30M', 'PT45M')).toBe(true);
  expect(wellnessDurationWarns('PT30M', 'PT15M')).toBe(true);
});

it.each([
  ['u', 'u', false],
  ['u', 'theater', true],
  ['u', null, false],
])('a configuration of %s against %s warns: %s', (configuration, initial, warns) => {
  expect(configurationWarns(configuration, initial)).toBe(warns);
});

describe('lunch', () => {
  const lunch = { type: 'standard', isServiceStaffChoice: false, serviceCapacities: { service1: 40, service2: 60 } } as const;

  it.each([
    [39, false, false, ['service1', 'service2']],
    [40, false, false, ['service1', 'service2']],
    [41, true, false, ['service2', 'meal_trays', 'external_restaurant']],
    [60, true, false, ['service2', 'meal_trays', 'external_restaurant']],
    [61, true, true, ['meal_trays', 'external_restaurant']],
    [null, false, false, ['service1', 'service2']],
  ] as const)('for %s people: service 1 full %s, service 2 full %s, to choose from %j', (pax, service1Full, service2Full, choosable) => {
    expect(lunchChoice({ ...lunch, pax })).toMatchObject({ isShown: true, service1Full, service2Full, choosable });
  });

  it('offers nothing where staff chose the service, even with a full one', () => {
    expect(lunchChoice({ ...lunch, isServiceStaffChoice: true, pax: 50 })).toEqual({
      isShown: false,
      service1Full: true,
      service2Full: false,
      offersOthers: false,
      choosable: [],
    });
  });

  it.each(['meal_trays', 'external_restaurant'] as const)('requires no service if the lunch is %s', (type) => {
    expect(lunchChoice({ ...lunch, type, pax: 10 })).toMatchObject({ isShown: false, choosable: [] });
  });
});

it.each([
  ['TODO', false, null],
  ['DONE', false, null],
  ['WAITING_COMET_VALIDATION', false, 'survey-in-validation'],
  ['TODO', true, 'survey-closed'],
  ['DONE', true, 'survey-closed'],
  ['WAITING_COMET_VALIDATION', true, 'survey-closed'],
] as const)('a survey that is %s with isLogOk %s refuses answers with %s', (status, isLogOk, code) => {
  expect(editRefusal({ status, isLogOk })).toBe(code);
});

it('opens the survey again with an edit, and closes it with the summary', () => {
  expect(statusAfterEdit()).toBe('TODO');
  expect(statusAfterSave({ hasWarning: false })).toBe('DONE');
  expect(statusAfterSave({ hasWarning: true })).toBe('WAITING_COMET_VALIDATION');
});

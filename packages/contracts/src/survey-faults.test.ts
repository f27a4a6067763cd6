import {
  afterworkFaults,
  contactFaults,
  emailFault,
  emailFaultOnBlur,
  lunchFaults,
  needsFaults,
  requiredCount,
  roomFaults,
  teamBuildingFaults,
  wellnessFaults,
} from './survey-faults.ts';
import { defaultOpeningHours as openingHours } from './survey-terms.ts';
import { telephoneFault } from './telephone.ts';

// Covers L-C01–L-C09, L-S01–L-S18, L-A01–L-A08.

const long = (length: number) => 'x'.repeat(length);

describe('contact', () => {
  const contact = { firstname: 'Claire', lastname: 'Martin', email: 'claire@atelier-nord.example', phoneNumber: '', jobTitle: '' };

  it.each([
    [{}, {}],
    [{ firstname: '' }, { firstname: 'required' }],
    [{ lastname: '   ' }, { lastname: 'required' }],
    [{ email: null }, { email: 'required' }],
    [{ email: 'claire' }, { email: 'invalid_format' }],
    [{ phoneNumber: '+32 2 555 12 12' }, {}],
    [{ phoneNumber: '123' }, { phoneNumber: 'invalid' }],
    [{ phoneNumber: long(40) }, { phoneNumber: 'invalid' }],
    [{ phoneNumber: long(41) }, { phoneNumber: 'value_too_long' }],
    [
      { firstname: undefined, lastname: '', email: '' },
      { firstname: 'required', lastname: 'required', email: 'required' },
    ],
  ])('with %j has the faults %j', (answers, faults) => {
    expect(contactFaults({ ...contact, ...answers }, telephoneFault)).toEqual(faults);
  });

  it.each([
    ['claire@atelier-nord.example', null],
    ['claire@atelier.museum', null],
    ['a.b+c@sub.example.fr', null],
    ['.claire@atelier.fr', 'invalid_value'],
    ['cl..aire@atelier.fr', 'invalid_value'],
    ['claire@-atelier.fr', 'invalid_value'],
    ['claire@@atelier.com', 'invalid_value'],
    ['claire@atelier', 'invalid_format'],
    ['claire', 'invalid_format'],
    ['claire martin@atelier.fr', 'invalid_format'],
    ['@atelier.fr', 'invalid_format'],
  ])('says of the address %s: %s', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  it('says nothing of an empty address that is left', () => {
    expect(emailFaultOnBlur(' ')).toBeNull();
    expect(emailFaultOnBlur('claire')).toBe('invalid_format');
  });
});

describe('a room', () => {
  const room = { displayedMeetingName: 'Comité', pax: 24, startTime: '09:00', endTime: '18:00' };
  const plenary = { place: 'plenary', openingHours, initialTimes: [] } as const;

  it.each([
    [{}, {}],
    [{ pax: 0 }, { pax: 'required' }],
    [{ pax: null }, { pax: 'required' }],
    [{ pax: undefined }, { pax: 'required' }],
    [{ pax: 1_000 }, { pax: 'too_large' }],
    [{ displayedMeetingName: '' }, { displayedMeetingName: 'required' }],
    [{ displayedMeetingName: undefined }, { displayedMeetingName: 'required' }],
    [{ displayedMeetingName: long(72) }, {}],
    [{ displayedMeetingName: long(73) }, { displayedMeetingName: 'value_too_long' }],
    [{ startTime: null, endTime: null }, {}],
    [{ endTime: '09:00' }, { endTime: 'hours' }],
    [{ endTime: '08:30' }, { endTime: 'hours' }],
    [{ startTime: '07:30' }, { startTime: 'invalid_value' }],
    [{ endTime: '19:30' }, { endTime: 'invalid_value' }],
    [{ endTime: '12:15' }, { endTime: 'invalid_value' }],
    [{ comment: long(2_000) }, {}],
    [{ comment: long(2_001) }, { comment: 'value_too_long' }],
    [{ accurateRoomConfiguration: long(2_001) }, { accurateRoomConfiguration: 'value_too_long' }],
    [
      { displayedMeetingName: '', pax: 0, startTime: '12:00', endTime: '11:00', comment: long(2_001) },
      { displayedMeetingName: 'required', pax: 'required', endTime: 'hours', comment: 'value_too_long' },
    ],
  ])('with %j has the faults %j', (answers, faults) => {
    expect(roomFaults({ ...room, ...answers }, plenary)).toEqual(faults);
  });

  it('takes a name of 30 characters for a subcommittee', () => {
    const rules = { ...plenary, place: 'subcommittee' } as const;
    expect(roomFaults({ ...room, displayedMeetingName: long(30) }, rules)).toEqual({});
    expect(roomFaults({ ...room, displayedMeetingName: long(31) }, rules)).toEqual({ displayedMeetingName: 'value_too_long' });
  });

  it('always takes the times of the quote', () => {
    expect(roomFaults({ ...room, startTime: '18:00', endTime: '22:15' }, { ...plenary, initialTimes: ['22:15', null] })).toEqual({});
  });
});

describe('lunch', () => {
  const shown = { isShown: true, choosable: ['service1', 'meal_trays'] };

  it.each([
    [{ pax: 24, service: 'service1' }, shown, {}],
    [{ pax: 0, service: 'service1' }, shown, { pax: 'required' }],
    [{ pax: 24 }, shown, { service: 'required' }],
    [{ pax: 24, service: 'any' }, shown, { service: 'required' }],
    [{ pax: 24, service: 'service2' }, shown, { service: 'invalid_value' }],
    [{ pax: 24 }, { isShown: false, choosable: [] }, {}],
    [{ pax: 24, service: 'any' }, { isShown: false, choosable: [] }, {}],
    [{ pax: 24, service: 'service1', allergies: long(1_001) }, shown, { allergies: 'value_too_long' }],
    [{ pax: 24, service: 'service1', comment: long(2_001) }, shown, { comment: 'value_too_long' }],
  ])('with %j, offered %j, has the faults %j', (answers, offered, faults) => {
    expect(lunchFaults(answers, offered)).toEqual(faults);
  });
});

it.each([
  [{}, {}],
  [{ pax: 0 }, { pax: 'required' }],
  [{ duration: null }, { duration: 'required' }],
  [{ startTime: '' }, { startTime: 'required' }],
  [{ startTime: '08:30' }, { startTime: 'invalid_value' }],
  [{ startTime: '17:30' }, { startTime: 'invalid_value' }],
  [{ duration: 'PT20M' }, { duration: 'invalid_value' }],
  [{ duration: 'PT120M' }, {}],
  [{ comment: long(2_001) }, { comment: 'value_too_long' }],
])('wellness with %j has the faults %j', (answers, faults) => {
  expect(wellnessFaults({ pax: 10, duration: 'PT15M', startTime: '09:00', ...answers }, { openingHours })).toEqual(faults);
});

it.each([
  [{}, {}],
  [{ pax: 0 }, { pax: 'required' }],
  [{ startTime: '22:00', endTime: '01:00' }, {}],
  [{ startTime: '22:00', endTime: '22:00' }, { endTime: 'hours' }],
  [{ startTime: '00:30', endTime: '23:30' }, { endTime: 'hours' }],
  [{ startTime: '02:00', endTime: '02:00' }, { endTime: 'hours' }],
  [{ startTime: '17:30' }, { startTime: 'invalid_value' }],
  [{ startTime: null, endTime: '18:30' }, { endTime: 'invalid_value' }],
  [{ allergies: long(1_001) }, { allergies: 'value_too_long' }],
  [{ comment: long(2_001) }, { comment: 'value_too_long' }],
])('an afterwork with %j has the faults %j', (answers, faults) => {
  expect(afterworkFaults({ pax: 10, startTime: '18:00', endTime: '20:00', ...answers }, { openingHours })).toEqual(faults);
});

it.each([
  [{}, {}],
  [{ pax: null }, { pax: 'required' }],
  [{ startTime: '14:30', endTime: '14:00' }, { endTime: 'hours' }],
  [{ endTime: '23:00' }, {}],
  [{ endTime: '23:30' }, { endTime: 'invalid_value' }],
  [{ comment: long(2_001) }, { comment: 'value_too_long' }],
])('team-building with %j has the faults %j', (answers, faults) => {
  expect(teamBuildingFaults({ pax: 10, startTime: '14:00', endTime: '14:30', ...answers }, { openingHours })).toEqual(faults);
});

it('limits the additional needs to 2000 characters', () => {
  expect(needsFaults({ comment: long(2_000) })).toEqual({});
  expect(needsFaults({ comment: long(2_001) })).toEqual({ comment: 'value_too_long' });
});

it('counts the answers that are missing, and no other fault', () => {
  expect(requiredCount({ pax: 'required', displayedMeetingName: 'required', endTime: 'hours' })).toBe(2);
});

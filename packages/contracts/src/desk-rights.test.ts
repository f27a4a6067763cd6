import * as fc from 'fast-check';
import { type HeldJob, hasRight, jobScopes, jobs, jobsBefore, mayGrant, type Right, reachOf, rights } from './desk-rights.ts';

const table = `
events     ● ● ● ● ● ●
diets      - - ● ● - -
prices     ● ● ● - ● -
quote      ● ● - - - -
approve    - ● - - - -
change     ● ● ● - - -
move       - ● ● ● - ●
capacity   - ● ● - - -
survey     - ● ● - - -
export     - ● - - ● -
network    - - - - - ●`;

const staff = (...held: HeldJob[]) => ({ role: 'staff', jobs: held });
const everywhere = (job: string): HeldJob => ({ job, scope: 'network', places: [] });
const ternes = { country: 'FRA', venueId: 'ternes' };

// Desk D26.
test('each job has the rights of the table, and no other', () => {
  const read = table
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  expect(read.map(([right]) => right)).toEqual([...rights]);
  for (const [right, ...marks] of read)
    for (const [index, job] of jobs.entries()) expect(hasRight(staff(everywhere(job)), right as Right)).toBe(marks[index] === '●');
});

test('an administrator has every right, a customer none, whatever jobs they are said to have', () => {
  for (const right of rights) {
    expect(hasRight({ role: 'admin', jobs: [] }, right, 'network')).toBe(true);
    expect(hasRight({ role: 'customer', jobs: jobs.map(everywhere) }, right)).toBe(false);
  }
});

test('staff of whom an older release told no jobs may do what all staff could: everything but the network', () => {
  const may = rights.filter((right) => hasRight({ role: 'staff' }, right, 'network'));
  expect(may).toEqual(rights.filter((right) => right !== 'network'));
  expect(may).toEqual(rights.filter((right) => hasRight(staff(...jobsBefore), right, 'network')));
});

test.each<[HeldJob, unknown]>([
  [everywhere('venue'), { somewhere: true, ternes: true, sablon: true, france: true, network: true }],
  [
    { job: 'venue', scope: 'country', places: ['FRA'] },
    { somewhere: true, ternes: true, sablon: false, france: true, network: false },
  ],
  [
    { job: 'venue', scope: 'venues', places: ['ternes'] },
    { somewhere: true, ternes: true, sablon: false, france: false, network: false },
  ],
  [
    { job: 'venue', scope: 'world', places: ['FRA'] },
    { somewhere: false, ternes: false, sablon: false, france: false, network: false },
  ],
  [everywhere('president'), { somewhere: false, ternes: false, sablon: false, france: false, network: false }],
])('a job counts in its scope: %o', (held, expected) => {
  const who = staff(held);
  expect({
    somewhere: hasRight(who, 'move'),
    ternes: hasRight(who, 'move', ternes),
    sablon: hasRight(who, 'move', { country: 'BEL', venueId: 'sablon' }),
    france: hasRight(who, 'move', { country: 'FRA' }),
    network: hasRight(who, 'move', 'network'),
  }).toEqual(expected);
});

const countries = ['FRA', 'BEL'];
const venues = ['ternes', 'sablon'];
const heldJob = fc.record({
  job: fc.constantFrom(...jobs, 'president'),
  scope: fc.constantFrom(...jobScopes, 'world'),
  places: fc.subarray([...countries, ...venues]),
});
const holder = fc.record({ role: fc.constantFrom('staff', 'admin', 'customer'), jobs: fc.array(heldJob, { maxLength: 3 }) });
const place = fc.record({ country: fc.constantFrom(...countries), venueId: fc.constantFrom(...venues) });

test('a right holds at a place exactly where its reach says so', () => {
  fc.assert(
    fc.property(holder, fc.constantFrom(...rights), place, (who, right, at) => {
      const reach = reachOf(who, right);
      const isReached = reach === 'all' || reach.countries.includes(at.country) || reach.venueIds.includes(at.venueId);
      expect(hasRight(who, right, at)).toBe(isReached);
      if (hasRight(who, right, at)) expect(hasRight(who, right)).toBe(true);
      if (hasRight(who, right, 'network')) expect(reach).toBe('all');
    }),
  );
});

test('nobody grants what they lack: a job that may be granted gives no right that the giver has not', () => {
  fc.assert(
    fc.property(holder, heldJob, fc.constantFrom(...rights), place, (giver, granted, right, at) => {
      if (mayGrant(giver, granted) && hasRight(staff(granted), right, at)) expect(hasRight(giver, right, at)).toBe(true);
    }),
  );
});

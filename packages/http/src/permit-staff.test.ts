import type { Place, RightsHolder } from '@plenary/contracts/desk-rights';
import type { CallPlace, EndpointSpec } from '@plenary/contracts/endpoint';
import type { PermittedCall } from './implement.ts';
import { permitStaff } from './permit-staff.ts';

const ternes: Place = { country: 'FRA', venueId: 'ternes' };
const staff = (...jobs: NonNullable<RightsHolder['jobs']>) => ({ role: 'staff', jobs });
const inFrance = (job: string) => staff({ job, scope: 'country', places: ['FRA'] });

const specOfCall = (parts: object) => ({ method: 'GET', path: '/api/rooms/{roomId}', ...parts }) as unknown as EndpointSpec;

const answer = async (actor: RightsHolder, places: readonly Place[] | 'network', right?: string): Promise<number> => {
  const spec = specOfCall({ right, place: right && { venue: 'venue' } });
  const permit = permitStaff({ venue: async (named, { kind }) => (named === 'one' && kind === 'of a kind' ? places : []) })(spec);
  try {
    await permit({ known: { actor }, params: { venue: 'one' }, body: { kind: 'of a kind' } } as unknown as PermittedCall);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

// Desk D26.
test.each<[string, RightsHolder, readonly Place[] | 'network', string | undefined, number]>([
  ['what is at a place of theirs', inFrance('venue'), [ternes], 'move', 200],
  ['what is elsewhere', inFrance('venue'), [{ country: 'BEL', venueId: 'sablon' }], 'move', 404],
  ['what is at several places, one of them elsewhere', inFrance('venue'), [ternes, { country: 'BEL' }], 'move', 404],
  ['a right that they have nowhere', inFrance('venue'), [ternes], 'change', 403],
  ['what belongs to no venue', inFrance('venue'), 'network', 'move', 403],
  ['what belongs to no place', inFrance('venue'), [], 'move', 200],
  ['a call without a right', inFrance('president'), [ternes], undefined, 200],
  ['what a customer asks for themselves', { role: 'customer' }, [ternes], 'change', 200],
  ['what an administrator asks for', { role: 'admin' }, 'network', 'network', 200],
  ['what staff without jobs ask for', staff(), [], 'events', 403],
  ['what staff of before there were jobs ask for', { role: 'staff' }, 'network', 'approve', 200],
])('answers %s', async (_, claims, places, right, status) => {
  expect(await answer(claims, places, right)).toBe(status);
});

test('a call of the whole network asks for its right there, and a list of no place for having it anywhere', async () => {
  const answerAt = async (place: CallPlace, actor: RightsHolder) =>
    permitStaff()(specOfCall({ right: 'move', place }))({ known: { actor } } as unknown as PermittedCall);
  await expect(answerAt('network', inFrance('venue'))).rejects.toMatchObject({ status: 403 });
  await expect(answerAt('network', staff({ job: 'venue', scope: 'network', places: [] }))).resolves.toBeUndefined();
  await expect(answerAt('none', inFrance('venue'))).resolves.toBeUndefined();
  await expect(answerAt('none', inFrance('sales'))).rejects.toMatchObject({ status: 403 });
});

test('a call whose right has no place, or names what nobody finds the place of, is not bound', () => {
  expect(() => permitStaff()(specOfCall({ right: 'move' }))).toThrow('names no place');
  expect(() => permitStaff({})(specOfCall({ right: 'move', place: { venue: 'venue' } }))).toThrow('nobody finds the place of a venue here');
});

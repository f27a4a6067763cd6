import type { Place, RightsHolder } from '@plenary/contracts/desk-rights';
import type { PermittedCall } from './implement.ts';
import { permitStaff } from './permit-staff.ts';

const ternes: Place = { country: 'FRA', venueId: 'ternes' };
const staff = (...jobs: NonNullable<RightsHolder['jobs']>) => ({ role: 'staff', jobs });
const inFrance = (job: string) => staff({ job, scope: 'country', places: ['FRA'] });

const answer = async (actor: RightsHolder, places: readonly Place[] | 'network' | undefined, right?: string): Promise<number> => {
  const call = { spec: { right }, known: { actor: actor } } as unknown as PermittedCall;
  try {
    await permitStaff(async () => places)(call);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

// Desk D26.
test.each<[string, RightsHolder, readonly Place[] | 'network' | undefined, string | undefined, number]>([
  ['what is at a place of theirs', inFrance('venue'), [ternes], 'move', 200],
  ['what is elsewhere', inFrance('venue'), [{ country: 'BEL', venueId: 'sablon' }], 'move', 404],
  ['what is at several places, one of them elsewhere', inFrance('venue'), [ternes, { country: 'BEL' }], 'move', 404],
  ['a right that they have nowhere', inFrance('venue'), [ternes], 'change', 403],
  ['what belongs to no venue', inFrance('venue'), 'network', 'move', 403],
  ['what belongs to no place', inFrance('venue'), undefined, 'move', 200],
  ['a call without a right', inFrance('president'), [ternes], undefined, 200],
  ['what a customer asks for themselves', { role: 'customer' }, [ternes], 'change', 200],
  ['what an administrator asks for', { role: 'admin' }, 'network', 'network', 200],
  ['what staff without jobs ask for', staff(), undefined, 'events', 403],
  ['what staff of before there were jobs ask for', { role: 'staff' }, 'network', 'approve', 200],
])('answers %s', async (_, claims, places, right, status) => {
  expect(await answer(claims, places, right)).toBe(status);
});

test('a call of the whole network asks for its right there, whatever it names', async () => {
  const call = (actor: RightsHolder) => ({ spec: { right: 'move', isOfNetwork: true }, known: { actor } }) as unknown as PermittedCall;
  const permit = permitStaff(async () => [ternes]);
  await expect(permit(call(inFrance('venue')))).rejects.toMatchObject({ status: 403 });
  await expect(permit(call(staff({ job: 'venue', scope: 'network', places: [] })))).resolves.toBeUndefined();
});

import type { SurveyDeps } from '../deps.ts';
import { mintVisit } from '../testing/mint-visit.ts';
import { requireMailRoom } from './mail-room.ts';

const hour = 60 * 60_000;

const room = () => {
  const clock = { now: 5 * hour + 1 };
  const counts = new Map<string, number>();
  const count: SurveyDeps['throttle']['count'] = async ({ name, windowMilliseconds }, subject) => {
    const key = `${name} ${subject} ${Math.floor(clock.now / windowMilliseconds)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) ?? 0;
  };
  const deps = { throttle: { count }, now: () => clock.now } as unknown as SurveyDeps;
  return {
    clock,
    keys: () => [...counts.keys()].join(),
    /** Mails that leave of so many that are due. */
    leave: async (due: number, emailOf: (index: number) => string) => {
      let left = 0;
      for (let index = 0; index < due; index++) {
        const visit = mintVisit({ guest: { ...mintVisit().guest, email: emailOf(index) } });
        await requireMailRoom(deps, visit).then(
          () => left++,
          (error: unknown) => expect(error).toMatchObject({ name: 'Later', until: (Math.floor(clock.now / hour) + 1) * hour }),
        );
      }
      return left;
    },
  };
};

it('lets a thousand mails of a host leave in an hour, and the others in the next', async () => {
  const { leave, clock } = room();
  expect(await leave(1_200, (index) => `guest-${index}@nord.example`)).toBe(1_000);
  clock.now += hour;
  expect(await leave(200, (index) => `guest-${index}@nord.example`)).toBe(200);
});

it('lets no more than forty an hour into one mailbox, and keeps nobody’s address', async () => {
  const { leave, keys } = room();
  expect(await leave(100, () => 'paul@nord.example')).toBe(40);
  expect(keys()).not.toContain('@');
});

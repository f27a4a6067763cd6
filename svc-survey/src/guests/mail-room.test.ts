import { ProblemException } from '@plenary/service-kit/problem';
import type { SurveyDeps } from '../deps.ts';
import { makeVisit } from '../testing/make-visit.ts';
import { countMail, requireMailRoom } from './mail-room.ts';

// Covers B-D04.

const hour = 60 * 60_000;

const room = () => {
  const clock = { now: 5 * hour + 1 };
  const counts = new Map<string, number>();
  type Throttle = SurveyDeps['throttle'];
  const keyOf = ({ name, windowMilliseconds }: Parameters<Throttle['count']>[0], subject: string) =>
    `${name} ${subject} ${Math.floor(clock.now / windowMilliseconds)}`;
  const count: Throttle['count'] = async (rule, subject) => {
    const key = keyOf(rule, subject);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) ?? 0;
  };
  const requireRoom: Throttle['requireRoom'] = async (rule, subject) => {
    if ((counts.get(keyOf(rule, subject)) ?? 0) >= rule.limit) throw new ProblemException(429, { code: 'too-many-requests' });
  };
  const deps = { throttle: { count, requireRoom }, now: () => clock.now } as unknown as SurveyDeps;
  return {
    clock,
    keys: () => [...counts.keys()].join(),
    /** Mails that leave of so many that are due. */
    leave: async (due: number, emailOf: (index: number) => string, { isServerAway = false } = {}) => {
      let left = 0;
      for (let index = 0; index < due; index++) {
        const visit = makeVisit({ guest: { ...makeVisit().guest, email: emailOf(index) } });
        await requireMailRoom(deps, visit).then(
          () => {
            left++;
            return isServerAway ? undefined : countMail(deps, visit);
          },
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

it('sends at most forty mails an hour to one mailbox, and stores no address', async () => {
  const { leave, keys } = room();
  expect(await leave(100, () => 'paul@nord.example')).toBe(40);
  expect(keys()).not.toContain('@');
});

it('lets what could not be sent take no place of what can', async () => {
  const { leave } = room();
  expect(await leave(100, () => 'paul@nord.example', { isServerAway: true })).toBe(100);
  expect(await leave(100, () => 'paul@nord.example')).toBe(40);
});

import fc from 'fast-check';
import { createRest } from './visitor-rest.ts';
import { VisitorAway } from './visitor-system.ts';

const resting = () => {
  const clock = { now: 0 };
  const rest = createRest(() => clock.now);
  const thrownBy = (work: () => void) => {
    try {
      work();
    } catch (error) {
      const { name, until, needsCare } = error as VisitorAway;
      return { name, ...(until !== undefined && { in: until - clock.now, needsCare }) };
    }
    return null;
  };
  return {
    ...rest,
    clock,
    asked: () => thrownBy(rest.requireAwake),
    fails: (retryAfter?: string) => thrownBy(() => rest.afterFailure('it answered 503', retryAfter)),
    locks: () => thrownBy(() => rest.untilCared('it answered 403')),
  };
};

it('takes a failure for the visit’s own if others got through before, and for the system’s otherwise', () => {
  const rest = resting();
  expect(rest.fails()).toEqual({ name: 'VisitorFailure' });
  expect(rest.fails()?.name).toBe('VisitorAway');
  expect(rest.fails()?.name).toBe('VisitorAway');
  rest.end();
  expect([rest.asked(), rest.fails()]).toEqual([null, { name: 'VisitorFailure' }]);
});

it('rests twice as long after each failure, ten minutes at most, and a failed visit lets the others go first', () => {
  const rest = resting();
  const pauses = Array.from({ length: 12 }, () => {
    const failed = rest.fails();
    const pause = rest.asked()?.in ?? 0;
    if (failed?.name === 'VisitorAway') expect(failed.in).toBe(2 * pause);
    rest.clock.now += pause - 1;
    expect(rest.asked()).not.toBeNull();
    rest.clock.now += 1;
    expect(rest.asked()).toBeNull();
    return pause / 1_000;
  });
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
});

it.each([
  ['120', 120],
  [new Date(90_000).toUTCString(), 90],
  ['1', 2],
  ['soon', 2],
  ['-5', 2],
  ['86400', 3_600],
])('rests as long as Retry-After asks for, an hour at most: %s', (retryAfter, seconds) => {
  const rest = resting();
  // It says so of itself: the visit loses no try.
  expect(rest.fails(retryAfter)?.name).toBe('VisitorAway');
  expect(rest.asked()?.in).toBe(seconds * 1_000);
});

it.each(['fails', 'locks'] as const)('takes one that %s for the visit’s own if others got through before, for any reason given', (how) => {
  const rest = resting();
  const once = () => (how === 'fails' ? rest.fails('120') : rest.locks());
  rest.end();
  expect([once(), rest.asked()?.needsCare]).toEqual([{ name: 'VisitorFailure' }, false]);
  expect(once()).toMatchObject({ name: 'VisitorAway', needsCare: how === 'locks' });
  rest.end();
  expect(once()).toEqual({ name: 'VisitorFailure' });
});

it.each(['fails', 'locks'] as const)('lets the others go before one that %s', (how) => {
  const rest = resting();
  const failed = how === 'fails' ? rest.fails('120') : rest.locks();
  expect(failed?.in).toBe((rest.asked()?.in ?? 0) + 2_000);
});

describe('visits that always fail', () => {
  /** A relay that takes what is due, the oldest first; answers who was tried until all that can have got through. */
  const triedBy = (visits: readonly { reference: string; isBad: boolean }[]) => {
    const clock = { now: 0 };
    const rest = createRest(() => clock.now);
    const waiting = visits.map((visit) => ({ ...visit, due: 0 }));
    const tried: string[] = [];
    while (waiting.some(({ isBad }) => !isBad) && tried.length < 1_000) {
      clock.now = Math.max(clock.now, Math.min(...waiting.map(({ due }) => due)));
      for (const visit of waiting.filter(({ due }) => due <= clock.now))
        try {
          rest.requireTurn(visit.reference);
          tried.push(visit.reference);
          if (visit.isBad) rest.afterFailure('it answered 500');
          rest.end();
          waiting.splice(waiting.indexOf(visit), 1);
        } catch (error) {
          visit.due = error instanceof VisitorAway ? error.until : clock.now + 1_000;
        }
    }
    return tried;
  };

  it('do not alternate ahead of one that would get through', () => {
    const visits = ['a', 'b', 'c'].map((reference) => ({ reference, isBad: reference !== 'c' }));
    expect(triedBy(visits).join('')).toBe('abc');
  });

  it('each go at most once before one that would get through, for any age', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (bad) => {
        const tried = triedBy(bad.map((isBad, index) => ({ reference: `visit-${index}`, isBad })));
        const failing = bad.filter(Boolean).length;
        expect(tried.length).toBeLessThanOrEqual((bad.length - failing) * (failing + 1));
      }),
    );
  });

  it('are tried again although the visit whose turn it is never comes', () => {
    const clock = { now: 0 };
    const rest = createRest(() => clock.now);
    const fails = () => expect(() => rest.afterFailure('it answered 500')).toThrow();
    rest.requireTurn('a');
    fails();
    expect(() => rest.requireTurn('gone')).toThrow(VisitorAway);
    clock.now = 2_000;
    expect(() => rest.requireTurn('a')).toThrow(VisitorAway);
    clock.now = 4_000;
    expect(() => rest.requireTurn('a')).not.toThrow();
  });
});

it('asks for an operator at once if our credentials are refused, else after eight minutes', () => {
  expect(resting().locks()).toMatchObject({ name: 'VisitorAway', needsCare: true });
  const rest = resting();
  let failures = 0;
  while (!rest.asked()?.needsCare) {
    rest.clock.now += rest.asked()?.in ?? 0;
    rest.fails();
    failures += 1;
  }
  expect([failures, rest.clock.now >= 8 * 60_000]).toEqual([9, true]);
  rest.end();
  expect(rest.fails()).toEqual({ name: 'VisitorFailure' });
});

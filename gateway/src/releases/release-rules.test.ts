import fc from 'fast-check';
import { afterAction, keptMilliseconds, nothingReleased, type ReleaseAction, type RemoteReleases, removable } from './release-rules.ts';

const start = Date.UTC(2026, 6, 1);
const at = (days: number) => new Date(start + days * 24 * 3_600_000).toISOString();

/** Performs actions in order, a day apart; a refused one changes nothing. */
const after = (actions: ReleaseAction[], from: RemoteReleases = nothingReleased): RemoteReleases =>
  actions.reduce((state, action, index) => {
    const next = afterAction({ state, action, by: 'zoe', at: at(index), revision: index + 1 });
    return typeof next === 'string' ? state : next;
  }, from);
const refusalOf = (state: RemoteReleases, action: ReleaseAction, day = 10) =>
  afterAction({ state, action, by: 'zoe', at: at(day), revision: 99 });

const release = (version: string, percent: number | null = null): ReleaseAction => ({ kind: 'release', version, percent });
const isIdle = ({ versions }: RemoteReleases) => Object.fromEntries(versions.map(({ version, idleSince }) => [version, idleSince]));

test('a release is live for everybody, and the previous one idle from then on', () => {
  const state = after([release('1.0.0'), release('1.1.0')]);
  expect(state).toMatchObject({ live: '1.1.0', before: ['1.0.0', null], canary: null });
  expect(isIdle(state)).toEqual({ '1.0.0': at(1), '1.1.0': null });
  expect(state.versions[0]).toMatchObject({ version: '1.1.0', releasedAt: at(1), releasedBy: 'zoe' });
});

test('a canary leaves the live version to the others, may get another share, and ends as live or withdrawn', () => {
  const canary = after([release('1.0.0'), release('1.1.0', 10)]);
  expect(canary).toMatchObject({ live: '1.0.0', canary: { version: '1.1.0', percent: 10, trial: 2 } });
  expect(after([release('1.0.0'), release('1.1.0', 10), { kind: 'canary', version: '1.1.0', percent: 50 }]).canary).toEqual({
    version: '1.1.0',
    percent: 50,
    trial: 3,
  });
  const promoted = after([release('1.0.0'), release('1.1.0', 10), { kind: 'promote', version: '1.1.0' }]);
  expect(promoted).toMatchObject({ live: '1.1.0', canary: null, before: ['1.0.0', null] });
  const withdrawn = after([release('1.0.0'), release('1.1.0', 10), { kind: 'withdraw' }]);
  expect(withdrawn).toMatchObject({ live: '1.0.0', canary: null });
  expect(isIdle(withdrawn)).toEqual({ '1.0.0': null, '1.1.0': at(2) });
});

test('a rollback brings what was live before, the next one what was before that, and at last the build itself', () => {
  const rollback: ReleaseAction = { kind: 'rollback' };
  const three = after([release('1.0.0'), release('1.1.0'), release('1.2.0'), rollback]);
  expect(three).toMatchObject({ live: '1.1.0', before: ['1.0.0', null] });
  expect(after([rollback], three).live).toBe('1.0.0');
  const none = after([rollback, rollback], three);
  expect(none.live).toBeNull();
  expect(refusalOf(none, rollback)).toBe('nothing-before');
});

test('a rollback ends the canary', () => {
  expect(after([release('1.0.0'), release('1.1.0'), release('1.2.0', 10), { kind: 'rollback' }])).toMatchObject({
    live: '1.0.0',
    canary: null,
  });
});

test.each<[string, ReleaseAction, string]>([
  ['released twice', release('1.0.0'), 'known-version'],
  ['as a canary that nobody released', { kind: 'canary', version: '9.0.0', percent: 10 }, 'unknown-version'],
  ['to be promoted that nobody released', { kind: 'promote', version: '9.0.0' }, 'unknown-version'],
  ['promoted that is live', { kind: 'promote', version: '1.1.0' }, 'live-already'],
  ['as a canary that is live', { kind: 'canary', version: '1.1.0', percent: 10 }, 'live-already'],
  ['for nobody', { kind: 'canary', version: '1.0.0', percent: 0 }, 'wrong-share'],
  ['for everybody as a canary', { kind: 'canary', version: '1.0.0', percent: 100 }, 'wrong-share'],
  ['for a part of a percent', release('1.2.0', 0.5), 'wrong-share'],
  ['withdrawn that is no canary', { kind: 'withdraw' }, 'no-canary'],
  ['removed that is live', { kind: 'remove', versions: ['1.1.0'] }, 'in-use'],
  ['removed that a rollback would bring', { kind: 'remove', versions: ['1.0.0'] }, 'in-use'],
])('a version is refused %s', (_, action, refusal) => {
  expect(refusalOf(after([release('1.0.0'), release('1.1.0')]), action, 100)).toBe(refusal);
});

test('a version can be removed once it has been unused for seven days', () => {
  const state = after([release('1.0.0'), release('1.1.0'), release('1.2.0')]);
  const idle = Date.parse(at(1)) + keptMilliseconds;
  expect(removable(state, new Date(idle).toISOString())).toEqual([]);
  expect(removable(state, new Date(idle + 1).toISOString())).toEqual(['1.0.0']);
  const removed = refusalOf(state, { kind: 'remove', versions: ['1.0.0'] });
  expect(removed).toMatchObject({ live: '1.2.0', before: ['1.1.0', null] });
  expect(Object.keys(isIdle(removed as RemoteReleases))).toEqual(['1.2.0', '1.1.0']);
});

const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '1.3.0');
const percent = fc.integer({ min: 1, max: 99 });
const anyAction: fc.Arbitrary<ReleaseAction> = fc.oneof(
  fc.record({ kind: fc.constant('release' as const), version, percent: fc.option(percent) }),
  fc.record({ kind: fc.constant('canary' as const), version, percent }),
  fc.record({ kind: fc.constant('promote' as const), version }),
  fc.constant<ReleaseAction>({ kind: 'rollback' }),
  fc.constant<ReleaseAction>({ kind: 'withdraw' }),
  fc.record({ kind: fc.constant('remove' as const), versions: fc.array(version, { minLength: 1, maxLength: 2 }) }),
);

test('after any actions, the versions for visitors and for a rollback exist, and none is listed twice', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const state = after(actions);
      const known = state.versions.map((one) => one.version);
      for (const given of [state.live, state.canary?.version, ...state.before]) if (given) expect(known).toContain(given);
      expect(new Set(known).size).toBe(known.length);
      expect(state.canary?.version).not.toBe(state.live);
      for (const { version: one, idleSince } of state.versions)
        expect(idleSince === null).toBe(one === state.live || one === state.canary?.version);
    }),
  );
});

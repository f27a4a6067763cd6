import { createReplicas, type Replica, type Replicas } from './create-replicas.ts';

const origins = ['http://a', 'http://b', 'http://c'] as const;
const create = (list: readonly string[] = origins) => {
  const changes: string[] = [];
  const replicas = createReplicas({
    name: 'booking',
    origins: list,
    isFault: ({ message }) => message !== 'client gone',
    onChange: ({ origin, state }) => changes.push(`${origin} ${state}`),
  });
  return { replicas, changes };
};

const chosen = (replicas: Replicas, except?: Replica): string => replicas.choose(except)?.origin ?? 'none';
const replicaOf = (replicas: Replicas, origin: string): Replica => replicas.all.find((replica) => replica.origin === origin) as Replica;
const fail = async (replicas: Replicas, origin: string, times: number, message = 'hangs') => {
  for (let i = 0; i < times; i++) await replicas.run(replicaOf(replicas, origin), () => Promise.reject(new Error(message))).catch(() => {});
};
/** A call that runs until it is let go. */
const begin = (replicas: Replicas, replica: Replica) => {
  let end = () => {};
  const running = replicas.run(
    replica,
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return async () => {
    end();
    await running;
  };
};

describe('calls', () => {
  it('go to the replicas in turns where they are even', () => {
    const { replicas } = create();
    expect(Array.from({ length: 6 }, () => chosen(replicas))).toEqual([...origins, ...origins]);
  });

  it('go where the fewest are on their way', async () => {
    const { replicas } = create();
    const ends = ['http://a', 'http://b', 'http://b', 'http://c'].map((origin) => begin(replicas, replicaOf(replicas, origin)));
    expect([chosen(replicas), chosen(replicas), chosen(replicas)].sort()).toEqual(['http://a', 'http://a', 'http://c']);
    for (const end of ends) await end();
    expect(replicas.states().map(({ inFlight }) => inFlight)).toEqual([0, 0, 0]);
  });

  it('are counted back when they fail', async () => {
    const { replicas } = create();
    await fail(replicas, 'http://a', 3);
    expect(replicas.states()[0]).toMatchObject({ inFlight: 0 });
  });

  it('go to another replica than the one that failed, and back to it only where it is alone', () => {
    const { replicas } = create(['http://a', 'http://b']);
    const [a] = replicas.all;
    expect([chosen(replicas, a), chosen(replicas, a), replicas.hasOther(a as Replica)]).toEqual(['http://b', 'http://b', true]);
    const alone = create(['http://a']).replicas;
    expect([chosen(alone, alone.all[0]), alone.hasOther(alone.all[0] as Replica)]).toEqual(['http://a', false]);
  });
});

describe('a replica that fails', () => {
  it('gets nothing after five faults in a row, while the others go on', async () => {
    const { replicas, changes } = create();
    await fail(replicas, 'http://a', 4);
    expect(replicas.isUsable(replicaOf(replicas, 'http://a'))).toBe(true);
    await fail(replicas, 'http://a', 1);
    expect(Array.from({ length: 4 }, () => chosen(replicas))).not.toContain('http://a');
    expect(changes).toEqual(['http://a breaker-open']);
  });

  it('is trusted as long as calls succeed in between', async () => {
    const { replicas } = create();
    for (let i = 0; i < 3; i++) {
      await fail(replicas, 'http://a', 4);
      await replicas.run(replicaOf(replicas, 'http://a'), async () => {});
    }
    expect(replicas.isUsable(replicaOf(replicas, 'http://a'))).toBe(true);
  });

  it('is not blamed for clients that went away', async () => {
    const { replicas } = create();
    await fail(replicas, 'http://a', 20, 'client gone');
    expect(replicas.isUsable(replicaOf(replicas, 'http://a'))).toBe(true);
  });

  it('a single one leaves no replica: the caller fails at once', async () => {
    const { replicas } = create(['http://a']);
    await fail(replicas, 'http://a', 5);
    expect(replicas.choose()).toBeUndefined();
  });

  it('is used again once its pause is over and it says that it is ready', async () => {
    jest.useFakeTimers();
    const { replicas, changes } = create(['http://a']);
    const [a] = replicas.all as [Replica];
    await fail(replicas, 'http://a', 5);
    await replicas.probe(a, async () => true);
    expect(replicas.choose()).toBeUndefined();
    jest.advanceTimersByTime(500);
    await replicas.probe(a, async () => false);
    expect(replicas.choose()).toBeUndefined();
    await replicas.probe(a, async () => true);
    expect(chosen(replicas)).toBe('http://a');
    expect(changes).toEqual(['http://a breaker-open', 'http://a not-ready', 'http://a breaker-closed', 'http://a ready']);
    jest.useRealTimers();
  });
});

describe('a replica that tries out a version', () => {
  const tries = async (replicas: Replicas, origin: string, canary = '2-b') =>
    replicas.probe(replicaOf(replicas, origin), async () => ({ canary }));

  it('gets the calls of its canary and no others, until it says that it is ready without one', async () => {
    const { replicas } = create(['http://a', 'http://b']);
    const given = () => [chosen(replicas), chosen(replicas), replicas.choose(undefined, '2-b')?.origin, replicas.hasCanary()];
    await tries(replicas, 'http://b');
    expect(given()).toEqual(['http://a', 'http://a', 'http://b', true]);
    await replicas.probe(replicaOf(replicas, 'http://b'), async () => false);
    expect(given()).toEqual(['http://a', 'http://a', 'http://a', true]);
    await replicas.probe(replicaOf(replicas, 'http://b'), async () => true);
    expect(given()[3]).toBe(false);
    expect(new Set([chosen(replicas), chosen(replicas)])).toEqual(new Set(['http://a', 'http://b']));
  });

  it('stands in where no other takes calls, and the others for it', async () => {
    const { replicas } = create(['http://a', 'http://b']);
    await tries(replicas, 'http://b');
    await replicas.probe(replicaOf(replicas, 'http://a'), async () => false);
    expect(chosen(replicas)).toBe('http://b');
    await replicas.probe(replicaOf(replicas, 'http://a'), async () => true);
    await fail(replicas, 'http://b', 5);
    expect(replicas.choose(undefined, '2-b')?.origin).toBe('http://a');
  });
});

describe('a replica that says it is not ready', () => {
  it('gets nothing new until it says that it is', async () => {
    const { replicas, changes } = create(['http://a', 'http://b']);
    const a = replicaOf(replicas, 'http://a');
    await replicas.probe(a, async () => false);
    expect([chosen(replicas), chosen(replicas)]).toEqual(['http://b', 'http://b']);
    await replicas.probe(a, async () => true);
    expect([chosen(replicas), chosen(replicas)].sort()).toEqual(['http://a', 'http://b']);
    expect(changes).toEqual(['http://a not-ready', 'http://a ready']);
  });

  it('and is about to end is called only where no other is left, and before one that has fallen silent', async () => {
    const { replicas } = create(['http://a', 'http://b']);
    const [a, b] = replicas.all as [Replica, Replica];
    replicas.noteLeaving(a);
    expect([chosen(replicas), chosen(replicas, b)]).toEqual(['http://b', 'http://b']);
    for (let asked = 0; asked < 2; asked++) await replicas.probe(b, () => Promise.reject(new Error('silent')));
    expect(chosen(replicas)).toBe('http://a');
    await replicas.probe(a, async () => 'leaving');
    expect(chosen(replicas)).toBe('http://a');
    await replicas.probe(b, async () => true);
    await replicas.probe(a, async () => true);
    expect(new Set([chosen(replicas), chosen(replicas)])).toEqual(new Set(['http://a', 'http://b']));
  });

  it('may say nothing once: who asks may have been busy', async () => {
    const { replicas } = create(['http://a']);
    const [a] = replicas.all as [Replica];
    const silence = () => Promise.reject(new Error('no answer'));
    await replicas.probe(a, silence);
    await replicas.probe(a, async () => true);
    await replicas.probe(a, silence);
    expect(replicas.isUsable(a)).toBe(true);
    await replicas.probe(a, silence);
    expect(replicas.isUsable(a)).toBe(false);
  });

  it('and has fallen silent is called only where no other is left: it may be busy, and its breaker decides', async () => {
    const { replicas } = create(['http://a', 'http://b']);
    const [a, b] = replicas.all as [Replica, Replica];
    for (let i = 0; i < 2; i++) await replicas.probe(a, () => Promise.reject(new Error('no answer')));
    expect([chosen(replicas), chosen(replicas), replicas.hasOther(b)]).toEqual(['http://b', 'http://b', false]);
    await replicas.probe(b, async () => false);
    expect([chosen(replicas), chosen(replicas)]).toEqual(['http://a', 'http://a']);
    await fail(replicas, 'http://a', 5);
    expect(replicas.choose()).toBeUndefined();
  });
});

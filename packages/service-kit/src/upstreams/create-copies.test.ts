import { type Copies, type Copy, createCopies } from './create-copies.ts';

const origins = ['http://a', 'http://b', 'http://c'] as const;
const create = (list: readonly string[] = origins) => {
  const changes: string[] = [];
  const copies = createCopies({
    name: 'booking',
    origins: list,
    isFault: ({ message }) => message !== 'client gone',
    onChange: ({ origin, state }) => changes.push(`${origin} ${state}`),
  });
  return { copies, changes };
};

const chosen = (copies: Copies, except?: Copy): string => copies.choose(except)?.origin ?? 'none';
const copyOf = (copies: Copies, origin: string): Copy => copies.all.find((copy) => copy.origin === origin) as Copy;
const fail = async (copies: Copies, origin: string, times: number, message = 'hangs') => {
  for (let i = 0; i < times; i++) await copies.run(copyOf(copies, origin), () => Promise.reject(new Error(message))).catch(() => {});
};
/** A call that runs until it is let go. */
const begin = (copies: Copies, copy: Copy) => {
  let end = () => {};
  const running = copies.run(
    copy,
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
  it('go to the copies in turns where they are even', () => {
    const { copies } = create();
    expect(Array.from({ length: 6 }, () => chosen(copies))).toEqual([...origins, ...origins]);
  });

  it('go where the fewest are on their way', async () => {
    const { copies } = create();
    const ends = ['http://a', 'http://b', 'http://b', 'http://c'].map((origin) => begin(copies, copyOf(copies, origin)));
    expect([chosen(copies), chosen(copies), chosen(copies)].sort()).toEqual(['http://a', 'http://a', 'http://c']);
    for (const end of ends) await end();
    expect(copies.states().map(({ inFlight }) => inFlight)).toEqual([0, 0, 0]);
  });

  it('are counted back when they fail', async () => {
    const { copies } = create();
    await fail(copies, 'http://a', 3);
    expect(copies.states()[0]).toMatchObject({ inFlight: 0 });
  });

  it('go to another copy than the one that failed, and back to it only where it is alone', () => {
    const { copies } = create(['http://a', 'http://b']);
    const [a] = copies.all;
    expect([chosen(copies, a), chosen(copies, a), copies.hasOther(a as Copy)]).toEqual(['http://b', 'http://b', true]);
    const alone = create(['http://a']).copies;
    expect([chosen(alone, alone.all[0]), alone.hasOther(alone.all[0] as Copy)]).toEqual(['http://a', false]);
  });
});

describe('a copy that fails', () => {
  it('gets nothing after five faults in a row, while the others go on', async () => {
    const { copies, changes } = create();
    await fail(copies, 'http://a', 4);
    expect(copies.isUsable(copyOf(copies, 'http://a'))).toBe(true);
    await fail(copies, 'http://a', 1);
    expect(Array.from({ length: 4 }, () => chosen(copies))).not.toContain('http://a');
    expect(changes).toEqual(['http://a breaker-open']);
  });

  it('is trusted as long as calls succeed in between', async () => {
    const { copies } = create();
    for (let i = 0; i < 3; i++) {
      await fail(copies, 'http://a', 4);
      await copies.run(copyOf(copies, 'http://a'), async () => {});
    }
    expect(copies.isUsable(copyOf(copies, 'http://a'))).toBe(true);
  });

  it('is not blamed for clients that went away', async () => {
    const { copies } = create();
    await fail(copies, 'http://a', 20, 'client gone');
    expect(copies.isUsable(copyOf(copies, 'http://a'))).toBe(true);
  });

  it('a single one leaves no replica: the caller fails at once', async () => {
    const { copies } = create(['http://a']);
    await fail(copies, 'http://a', 5);
    expect(copies.choose()).toBeUndefined();
  });

  it('is used again once its pause is over and it says that it is ready', async () => {
    jest.useFakeTimers();
    const { copies, changes } = create(['http://a']);
    const [a] = copies.all as [Copy];
    await fail(copies, 'http://a', 5);
    await copies.probe(a, async () => true);
    expect(copies.choose()).toBeUndefined();
    jest.advanceTimersByTime(500);
    await copies.probe(a, async () => false);
    expect(copies.choose()).toBeUndefined();
    await copies.probe(a, async () => true);
    expect(chosen(copies)).toBe('http://a');
    expect(changes).toEqual(['http://a breaker-open', 'http://a not-ready', 'http://a breaker-closed', 'http://a ready']);
    jest.useRealTimers();
  });
});

describe('a copy that says it is not ready', () => {
  it('gets nothing new until it says that it is', async () => {
    const { copies, changes } = create(['http://a', 'http://b']);
    const a = copyOf(copies, 'http://a');
    await copies.probe(a, async () => false);
    expect([chosen(copies), chosen(copies)]).toEqual(['http://b', 'http://b']);
    await copies.probe(a, async () => true);
    expect([chosen(copies), chosen(copies)].sort()).toEqual(['http://a', 'http://b']);
    expect(changes).toEqual(['http://a not-ready', 'http://a ready']);
  });

  it('may say nothing once: who asks may have been busy', async () => {
    const { copies } = create(['http://a']);
    const [a] = copies.all as [Copy];
    const silence = () => Promise.reject(new Error('no answer'));
    await copies.probe(a, silence);
    await copies.probe(a, async () => true);
    await copies.probe(a, silence);
    expect(copies.isUsable(a)).toBe(true);
    await copies.probe(a, silence);
    expect(copies.isUsable(a)).toBe(false);
  });

  it('and has fallen silent is called only where no other is left: it may be busy, and its breaker decides', async () => {
    const { copies } = create(['http://a', 'http://b']);
    const [a, b] = copies.all as [Copy, Copy];
    for (let i = 0; i < 2; i++) await copies.probe(a, () => Promise.reject(new Error('no answer')));
    expect([chosen(copies), chosen(copies), copies.hasOther(b)]).toEqual(['http://b', 'http://b', false]);
    await copies.probe(b, async () => false);
    expect([chosen(copies), chosen(copies)]).toEqual(['http://a', 'http://a']);
    await fail(copies, 'http://a', 5);
    expect(copies.choose()).toBeUndefined();
  });
});

import { createPasswords } from './hash-password.ts';
import { createTurns } from './turns.ts';

const free = { requireRoom: async () => {}, countFailure: async () => {} };

describe('passwords', () => {
  it('are stored as argon2id with 19 MiB and two passes, each with its own salt', async () => {
    const passwords = createPasswords();
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('open with the password alone, in any Unicode form a keyboard sends', async () => {
    const passwords = createPasswords();
    const kept = await passwords.hash('caf\u00e9 du nord');
    expect(await passwords.guess({ password: 'cafe\u0301 du nord', kept, ...free })).toBe(true);
    expect(await passwords.guess({ password: 'cafe du nord', kept, ...free })).toBe(false);
  });

  it.each(['', 'anything'])('never open an account that has none, with %j', async (password) => {
    expect(await createPasswords().guess({ password, kept: null, ...free })).toBe(false);
  });

  it('let no guess past a limit that was reached while it waited in line', async () => {
    const passwords = createPasswords({ slots: 1 });
    const kept = await passwords.hash('correct horse');
    let failures = 0;
    const requireRoom = async () => {
      if (failures >= 3) throw new Error('too many');
    };
    const guesses = Array.from({ length: 20 }, () =>
      passwords.guess({ password: 'wrong', kept, requireRoom, countFailure: async () => void failures++ }),
    );
    const done = await Promise.allSettled(guesses);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

describe('turns', () => {
  it('run no more works at once than there are slots, in the order they came', async () => {
    const inTurn = createTurns({ slots: 2, maxWaiting: 100 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (index: number) =>
      inTurn(async () => {
        started.push(index);
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
        if (index % 3 === 0) throw new Error('a work that fails gives its slot on');
      }).catch(() => {});
    await Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));
    expect(most).toBe(2);
    expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('refuse with 503 what would wait too long', async () => {
    const inTurn = createTurns({ slots: 1, maxWaiting: 1 });
    let finish = () => {};
    const first = inTurn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const second = inTurn(async () => 2);
    await expect(inTurn(async () => 3)).rejects.toMatchObject({ status: 503 });
    finish();
    await first;
    expect(await second).toBe(2);
  });
});

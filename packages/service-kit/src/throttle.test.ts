import { kitMigration } from './kit-tables.ts';
import { onBothEngines } from './testing/each-engine.ts';
import { createThrottle } from './throttle.ts';

const rule = { name: 'login', limit: 3, windowMilliseconds: 60_000 };

onBothEngines([kitMigration], (open) => {
  it('lets the limit through in a window, then answers 429 with the seconds to wait', async () => {
    const throttle = createThrottle({ database: await open(), now: () => 10_000 });
    for (let i = 0; i < 3; i++) await throttle.take(rule, 'claire');
    await expect(throttle.take(rule, 'claire')).rejects.toMatchObject({ status: 429, problem: { retryAfterSeconds: 50 } });
    await expect(throttle.requireRoom(rule, 'claire')).rejects.toMatchObject({ status: 429 });
  });

  it('counts each subject separately, and from zero in the next window', async () => {
    let now = 0;
    const throttle = createThrottle({ database: await open(), now: () => now });
    for (let i = 0; i < 3; i++) await throttle.take(rule, 'claire');
    await expect(throttle.requireRoom(rule, 'hugo')).resolves.toBeUndefined();
    now = 60_000;
    await expect(throttle.take(rule, 'claire')).resolves.toBeUndefined();
  });

  it('counts several rules at once, and answers 429 with the longest wait of those that are over', async () => {
    const throttle = createThrottle({ database: await open(), now: () => 10_000 });
    const [minute, hour] = [rule, { name: 'login-hour', limit: 4, windowMilliseconds: 3_600_000 }];
    const each = [minute, hour].map((one) => ({ rule: one, subject: 'claire' }));
    for (let i = 0; i < 3; i++) await throttle.takeEach(each);
    await expect(throttle.takeEach(each)).rejects.toMatchObject({ status: 429, problem: { retryAfterSeconds: 50 } });
    await expect(throttle.takeEach(each)).rejects.toMatchObject({ status: 429, problem: { retryAfterSeconds: 3_590 } });
    await expect(throttle.takeEach([])).resolves.toBeUndefined();
  });

  it('neither counts nor limits what is exempt', async () => {
    const throttle = createThrottle({ database: await open(), now: () => 10_000, exempt: 'loopback' });
    for (let i = 0; i < 9; i++) await throttle.take(rule, 'loopback');
    await expect(throttle.requireRoom(rule, 'loopback')).resolves.toBeUndefined();
    expect(await throttle.count(rule, 'loopback')).toBe(0);
    await expect(throttle.takeEach(Array.from({ length: 4 }, () => ({ rule, subject: 'loopback' })))).resolves.toBeUndefined();
    expect(await throttle.count(rule, 'claire')).toBe(1);
  });

  it('counts every one of 20 at once', async () => {
    const throttle = createThrottle({ database: await open(), now: () => 0 });
    await Promise.all(Array.from({ length: 19 }, () => throttle.count(rule, 'claire')));
    expect(await throttle.count(rule, 'claire')).toBe(20);
  });
});

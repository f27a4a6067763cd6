import { inRequest } from '../request-context.ts';
import { onBothEngines } from '../testing/each-engine.ts';

onBothEngines([], (open) => {
  const request = { requestId: 'request-0001', traceparent: undefined };

  it('a transaction is not begun for a caller who has given up, and later ones are', async () => {
    const database = await open();
    const work = jest.fn(async () => 'done');
    const late = inRequest({ ...request, endsAt: performance.now() - 1 }, () => database.transact(work));
    const inTime = inRequest({ ...request, endsAt: performance.now() + 60_000 }, () => database.transact(work));
    await expect(late).rejects.toMatchObject({ status: 503 });
    expect(await inTime).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('a transaction that has begun ends, even without its caller', async () => {
    const database = await open();
    const context = { ...request, endsAt: performance.now() + 60_000 };
    const outcome = inRequest(context, () =>
      database.transact(async () => {
        context.endsAt = 0;
        return 'done';
      }),
    );
    expect(await outcome).toBe('done');
  });

  it('what no request asked for has all the time', async () => {
    expect(await (await open()).transact(async () => 'done')).toBe('done');
  });
});

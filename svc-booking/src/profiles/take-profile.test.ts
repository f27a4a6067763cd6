import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay } from '../options/testing/option-searches.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';

onEachOptionWorld((world) => {
  const tell = async (sequence: number, payload: object) => {
    const response = await world.app.request('/internal/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-identity' })) },
      body: JSON.stringify({ id: `changed-${sequence}`, type: 'user.changed', aggregateId: claire.userId, sequence, payload }),
    });
    expect(response.status).toBe(204);
  };
  const erase = async () => expect(await tellErased(world, { userId: claire.userId }, { id: 'erased' })).toBe(204);
  const changed = (firstname: string) => ({ userId: claire.userId, firstname, lastname: 'Petit', phone: '+33142009999' });
  const people = async () => {
    const { database, tables } = world.deps;
    const [quotes, callbacks] = await Promise.all([
      database.read.select({ customer: tables.quote.customer }).from(tables.quote),
      database.read.select({ customer: tables.callback.customer }).from(tables.callback),
    ]);
    return [...quotes, ...callbacks].map(({ customer }) => `${customer?.firstname} ${customer?.lastname} ${customer?.phone}`).sort();
  };

  itOnBothEngines("quotes and call-backs show a person's current name, and those of others stay", async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.quoteOf(hugo, oneDay);
    const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
    await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
    const [, , theirs] = await people();
    await tell(1, changed('Clara'));
    expect(await people()).toEqual(['Clara Petit +33142009999', 'Clara Petit +33142009999', theirs].sort());
  });

  it('an older change that comes later is dropped', async () => {
    await world.quoteOf(claire, oneDay);
    await tell(3, changed('Clara'));
    await tell(2, changed('Cléo'));
    expect(await people()).toEqual(['Clara Petit +33142009999']);
    await tell(4, changed('Chloé'));
    expect(await people()).toEqual(['Chloé Petit +33142009999']);
  });

  it.each([
    ['who was called something else before', [1]],
    ['of whom no change was told', []],
  ])('of an erased person %s nothing is taken, however late it comes', async (_, before) => {
    await world.quoteOf(claire, oneDay);
    await setQuoteStatus(world.deps, 'Approved');
    for (const sequence of before) await tell(sequence, changed('Clara'));
    await erase();
    const kept = await people();
    for (const sequence of [2, 3, Number.MAX_SAFE_INTEGER]) await tell(sequence, changed('Cléo'));
    expect(await people()).toEqual(kept);
    expect(kept).toHaveLength(1);
  });
});

import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { testNow } from '../testing/booking-world.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, hugo, oneDay } from './testing/option-searches.ts';
import { bringsQuote } from './testing/option-world.ts';

onEachOptionWorld((world) => {
  // Lifecycle L42.
  itOnBothEngines('each step of an option is mailed once, to the customers concerned and in the language of their sign-in', async () => {
    const { quoteOf, place, release, clock, deps, mails } = world;
    const [first, second] = [await quoteOf(claire, oneDay), await quoteOf(hugo, oneDay)];
    await place(claire, first);
    await place(hugo, second);
    clock.now += day;
    await release(claire, first);
    clock.now += 7 * day;
    expect((await world.optionOf(hugo, second)) ?? null).toBeNull();
    const { outbox } = kitTables(deps.database.dialect);
    const rows = await deps.database.read.select().from(outbox);
    const mailOf = (subject: string) => rows.find(({ payload }) => (payload as { subject: string }).subject === subject);
    const options = await deps.database.read.select().from(deps.tables.booking);
    const optionId = options.find(({ userId }) => userId === hugo.userId)?.id;
    for (const [subject, sequence, createdAt] of [
      ['You have the second option at Comet Ternes', 1, testNow],
      ['Your option at Comet Ternes is now first', 2, testNow + day],
      ['Your option at Comet Ternes has expired', 3, testNow + 8 * day],
    ] as const)
      expect(mailOf(subject)).toMatchObject({ type: 'mail', aggregateId: optionId, sequence, createdAt, payload: { to: hugo.email } });
    expect((await mails()).filter(({ to }) => to === claire.email).map(({ subject }) => subject)).toEqual([
      'Votre option chez Comet Ternes est posée',
      'Votre option chez Comet Ternes est libérée',
    ]);
    expect(rows.filter(({ id }) => !bringsQuote(id))).toHaveLength(5);
  });

  it('leads to the quote and to the page that releases, never to a call', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    const [mail] = await world.mails();
    expect(mail?.text.match(/https:\/\/\S+/g)).toEqual([
      `https://book.example/quotes/${quoteId}`,
      `https://book.example/quotes/${quoteId}/release-option`,
    ]);
  });
});

import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { identityMigrations } from '../../db/migrations.ts';
import { accountsWorld, ids } from '../../testing/accounts-world.ts';
import { testNow } from '../../testing/identity-world.ts';

onEachEngine(identityMigrations, (open) => {
  itOnBothEngines('an event that could not be delivered is shown to administrators, and delivered once they send it on', async () => {
    const { deps, read, send, deliver, trail } = await accountsWorld(await open());
    await send(`/users/${ids.claire}/link`, {});
    const { outbox } = kitTables(deps.database.dialect);
    const [event] = await deps.database.read.select().from(outbox);
    const id = event?.id ?? '';
    await deps.database.transact((tx) => tx.update(outbox).set({ parked: true, attempts: 10 }).where(eq(outbox.id, id)));
    expect(await deliver()).toEqual([]);
    expect(await read('/parked-events')).toEqual({
      events: [
        {
          ...{ id, type: 'mail-link.asked', aggregateId: 'claire@atelier-nord.example', attempts: 10 },
          createdAt: new Date(testNow).toISOString(),
        },
      ],
    });
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(`/parked-events/${id}/resend`, {})).status));
    expect(statuses.sort()).toEqual([204, 404, 404]);
    expect(await deliver()).toMatchObject([{ to: 'claire@atelier-nord.example' }]);
    expect(await read('/parked-events')).toEqual({ events: [] });
    expect((await trail()).map(({ action, subject }) => [action, subject.name])).toEqual([
      ['event-resent', 'mail-link.asked'],
      ['user-link-sent', 'claire@atelier-nord.example'],
    ]);
  });
});

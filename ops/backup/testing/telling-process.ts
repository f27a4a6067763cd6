import { openOf } from './deployment.ts';

/** Moves one of what booking has to identity, by an event, again and again, as fast as it can. */
const [booking, identity] = [openOf(process.env, 'booking'), openOf(process.env, 'identity')];
const run = async () => {
  for (let at = 1; ; at++) {
    const event = `move-${at}`;
    const columns = 'id, type, aggregate_id, sequence, payload, created_at, attempts, next_attempt_at, parked';
    const told = `INSERT INTO outbox (${columns}) VALUES ('${event}', 'moved', 'purse', ${at}, '{}', ${at}, 0, ${at}, 0)`;
    await booking.script(`UPDATE throttle SET count = count - 1; ${told}`);
    await identity.script(`INSERT INTO inbox (event_id, received_at) VALUES ('${event}', ${at}); UPDATE throttle SET count = count + 1`);
    await booking.script(`DELETE FROM outbox WHERE id = '${event}'`);
  }
};
await run();

import type { Hono } from 'hono';
import * as z from 'zod';
import { actorGates } from './actor.ts';
import type { Database, Transaction } from './database/database.ts';
import { receiveOnce } from './inbox.ts';
import type { OutboxEvent } from './outbox.ts';

/** Address at which services receive events; the gateway does not route to it. */
export const eventsPath = '/internal/events';

export type EventHandler = (tx: Transaction, event: OutboxEvent) => Promise<void>;

interface Options {
  database: Database;
  now: () => number;
  /** Handlers by event type; other types are accepted and ignored. May run twice: only the database changes. */
  handlers: Record<string, EventHandler>;
}

const told = z.object({ id: z.string(), type: z.string(), aggregateId: z.string(), sequence: z.int(), payload: z.unknown() });

/** Takes the events of other services, each once, with what it changes in one transaction. */
export const receiveEvents = (app: Hono, { database, now, handlers }: Options): void => {
  app.post(eventsPath, async (context) => {
    actorGates.service(context);
    const event = told.parse(await context.req.json()) as OutboxEvent;
    const handle = handlers[event.type];
    if (handle) await receiveOnce(database, { eventId: event.id, now: now() }, (tx) => handle(tx, event));
    return context.body(null, 204);
  });
};

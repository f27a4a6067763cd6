import { readdir } from 'node:fs/promises';
import type { Logger } from '@plenary/service-kit/logger';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { type DropAsked, letDrop, whichMayGo } from '../contract/let-drop.ts';
import { reasonsAgainstAction } from '../releases/reasons-against-action.ts';
import { releasesOf } from '../releases/registry.ts';
import type { Releases } from '../releases/releases.ts';
import { removeOld } from '../releases/remove-old.ts';
import { reasonsAgainstCanary } from '../releases/running.ts';
import { processParts, serviceParts } from '../services.ts';
import { actCompared } from './act-compared.ts';
import type { Baseline } from './admit.ts';
import { namedAction } from './named-action.ts';
import type { ActionOrder, DropOrder, Order } from './release-order.ts';
import { answerStranger, anyOrder, type createOrderReader, mustOwn, type Ordered, Refused, senderOf } from './signed-orders.ts';

interface Options {
  releases: Releases;
  baseline: Baseline;
  webRoot: string;
  logger: Logger;
  orderOf: ReturnType<typeof createOrderReader>;
  answer: (context: Context, ordered: Ordered<Order>, carryOut: () => Promise<object>) => Promise<Response>;
}

const version = z
  .string()
  .regex(/^\d[\w.-]{0,63}$/)
  .nullable();
const part = z.string().max(60);
const actionOrder = anyOrder.extend({
  part,
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['rollback', 'withdraw']) }),
    z.object({ kind: z.literal('promote'), version }),
    z.object({ kind: z.literal('canary'), version, percent: z.int().min(1).max(99) }),
  ]),
  state: z.string(),
}) as z.ZodType<ActionOrder>;
const dropOrder = anyOrder.extend({ part, what: z.string().max(300).nullable(), days: z.int().min(1).max(28) });

/**
 * `POST /api/release-orders`: gives visitors another kept version of a part, by an order that a team's key signs. `POST /api/release-drops`: lets a
 * service leave something out, likewise. The order stands in the header, and there is no body.
 */
export const actionRoutes = (app: Hono, options: Options): void => {
  const { orderOf, answer } = options;
  app.post('/api/release-orders', async (context) => {
    const ordered = await orderOf(context, actionOrder);
    return ordered ? answer(context, ordered, () => carryOut(ordered, options)) : answerStranger(context);
  });
  app.post('/api/release-drops', async (context) => {
    const ordered = await orderOf(context, dropOrder);
    return ordered ? answer(context, ordered, () => drop(ordered, options)) : answerStranger(context);
  });
};

const carryOut = async (ordered: Ordered<ActionOrder>, { releases, baseline, webRoot, logger }: Options) => {
  const { part, state, action: asked } = ordered.order;
  mustOwn(ordered, part);
  const by = senderOf(ordered);
  const at = new Date(releases.now()).toISOString();
  const after = await actCompared({
    ...{ releases, part, by, at, state },
    prepare: async (registry, before) => {
      const action = namedAction(asked, before);
      const { folder: releasesDir } = releases;
      const ofCanary =
        action.kind === 'canary' && processParts.includes(part)
          ? await reasonsAgainstCanary(releasesDir, part, releases.now(), action.percent)
          : [];
      const table = await baseline.remotes();
      const reasons = [...ofCanary, ...(await reasonsAgainstAction({ releasesDir, webRoot, registry, part, action, table }))];
      if (reasons.length > 0) throw new Refused(reasons);
      return action;
    },
  });
  const removed = await removeOld({ registry: releases.registry, store: releases.store, part, by, at });
  const { live, canary } = releasesOf(after, part);
  logger.info({ part, action: asked, live, canary, by, removed }, 'releases changed');
  return { part, live, canary, by };
};

const drop = async (ordered: Ordered<DropOrder>, { releases, webRoot, logger }: Options) => {
  const { part, what, days } = ordered.order;
  mustOwn(ordered, part);
  if (!serviceParts.includes(part)) throw new Refused([`${part} is no service`]);
  await releases.store.follow();
  const asked: DropAsked = { store: releases.store, part, days, now: releases.now(), installed: await readdir(webRoot) };
  if (what === null) return { calls: await whichMayGo(asked) };
  const dropped = await letDrop(asked, { what, by: senderOf(ordered) });
  logger.info({ ...dropped }, 'drop allowed');
  return dropped;
};

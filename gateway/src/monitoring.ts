import type { Logger } from '@plenary/service-kit/logger';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const maxMessage = 9_000;
const maxReport = 32 * 1024;
const perMinute = 60;

/** At most so many in a minute for an address; only to keep a broken page from filling the logs. */
const createMeter = (now: () => number) => {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      counts.clear();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
};

interface Options {
  logger: Logger;
  now: () => number;
  addressOf: (raw: unknown) => string;
}

/** What browsers report: errors of the pages and violations of the security policy (design: server-rules §9). */
export const monitoringRoutes = (app: Hono, { logger, now, addressOf }: Options): void => {
  const mayReport = createMeter(now);
  const limit = bodyLimit({ maxSize: maxReport, onError: (context) => context.body(null, 413) });

  app.post('/api/monitoring/report', limit, async (context) => {
    if (!mayReport(addressOf(context.env))) return context.body(null, 429, { 'retry-after': '60' });
    const report = await context.req.json<Record<string, unknown>>().catch(() => null);
    if (typeof report?.message !== 'string') return context.body(null, 400);
    logger.warn(
      {
        message: report.message.slice(0, maxMessage),
        page: String(report.page ?? '').slice(0, 200),
        appVersion: context.req.header('x-app-version')?.slice(0, 40),
        requestId: context.req.header('x-request-id')?.slice(0, 64),
      },
      'browser error',
    );
    return context.body(null, 204);
  });

  app.post('/api/monitoring/csp', limit, async (context) => {
    if (!mayReport(addressOf(context.env))) return context.body(null, 429, { 'retry-after': '60' });
    const text = await context.req.text();
    logger.warn({ violation: text.slice(0, 2_000) }, 'content security policy');
    return context.body(null, 204);
  });
};

import { limitBody, requireJson } from '@plenary/service-kit/limits';
import type { Logger } from '@plenary/service-kit/logger';
import { problemResponse } from '@plenary/service-kit/problem';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { bareControl, bareMessage, barePath, bareRemote, bareVersion } from './bare-report.ts';
import { violationsIn } from './csp-report.ts';
import { createReportMeter } from './report-meter.ts';

/** Stored characters of an error (spec/booking.md §8). */
const maxMessage = 9_000;
const maxReportBytes = 64 * 1024;

export const browserReport = z.object({
  message: z.string(),
  page: z.string().optional(),
  /** Remote of the error or `shell`, and its version on the page; absent: a shell from before it was released. */
  remote: z.string().max(40).optional(),
  version: z.string().max(80).optional(),
  /** Errors of the page that were counted and not sent one by one. */
  unsent: z.int().min(1).max(100_000).optional(),
});

/** A part of a recorded visit: pages and the kind of each control used (shell/src/monitoring). */
export const recordedPart = z.object({
  /** Random, of the page. */
  recordingId: z.uuid(),
  sequence: z.int().min(0).max(100_000),
  deeds: z
    .array(
      z.object({
        /** Milliseconds since the page was opened. */
        at: z
          .int()
          .min(0)
          .max(31 * 86_400_000),
        kind: z.enum(['page', 'click', 'change']),
        page: z.string().max(200),
        on: z.string().max(200).optional(),
      }),
    )
    .max(500),
});

interface Options {
  logger: Logger;
  now: () => number;
  /** Whether visits may be recorded. */
  records: boolean;
  /** Network address of the client, from what the server knows of the connection. */
  addressOf: (environment: unknown) => string;
  /** An error of a remote, the cookies of its visitor and the address it came from. */
  onRemoteError: (error: { remote: string; version: string; address: string }, cookie: string | undefined) => Promise<void>;
}

/** Browser reports: errors of pages and violations of the security policy (design: server-rules §9). */
export const monitoringRoutes = (app: Hono, { logger, now, records, addressOf, onRemoteError }: Options): void => {
  const metered = (): MiddlewareHandler => {
    const may = createReportMeter({ now, logger });
    return async (context, next) => {
      if (!may(addressOf(context.env))) return problemResponse(context, 429, { code: 'too-many-requests', retryAfterSeconds: 60 });
      await next();
    };
  };
  const meter = metered();
  const limit = limitBody(maxReportBytes);

  app.post('/api/monitoring/report', meter, limit, requireJson, async (context: Context) => {
    const report = browserReport.safeParse(await context.req.json().catch(() => null));
    if (!report.success) return problemResponse(context, 400, { code: 'invalid-request' });
    const { remote, version } = report.data;
    logger.warn(
      {
        message: bareMessage(report.data.message.slice(0, maxMessage)),
        page: report.data.page && barePath(report.data.page),
        remote: bareRemote(remote),
        version: bareVersion(version),
        unsent: report.data.unsent,
        appVersion: bareVersion(context.req.header('x-app-version')),
        requestId: context.get('requestId'),
      },
      'browser error',
    );
    if (remote && version) await onRemoteError({ remote, version, address: addressOf(context.env) }, context.req.header('cookie'));
    return context.body(null, 204);
  });

  // Logged without address and session. Limited separately: visits recorded behind one address do not displace its errors.
  if (records) {
    app.post('/api/monitoring/recording', metered(), limit, requireJson, async (context: Context) => {
      const part = recordedPart.safeParse(await context.req.json().catch(() => null));
      if (!part.success) return problemResponse(context, 400, { code: 'invalid-request' });
      const deeds = part.data.deeds.map(({ page, on, ...deed }) => ({ ...deed, page: barePath(page), on: on && bareControl(on) }));
      const appVersion = bareVersion(context.req.header('x-app-version'));
      logger.info({ ...part.data, deeds, appVersion }, 'session recording');
      return context.body(null, 204);
    });
  }

  app.post('/api/monitoring/csp', meter, limit, async (context: Context) => {
    const violations = violationsIn(await context.req.text());
    logger.warn({ violations, requestId: context.get('requestId') }, 'content security policy');
    return context.body(null, 204);
  });
};

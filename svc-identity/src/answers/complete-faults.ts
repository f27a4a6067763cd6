import type { FieldErrors } from '@plenary/contracts/problem';
import { Refusal } from '@plenary/http/refuse';
import { problemResponse } from '@plenary/service-kit/problem';
import type { Context, MiddlewareHandler } from 'hono';

export type SentBody = Record<string, unknown>;

/**
 * Adds to an `invalid-request` the fields whose faults the contract's schema can't name: those it can't check (is it a phone
 * number?) and those whose code the specification fixes for any fault (spec/booking.md §5).
 */
export const completeFaults =
  (faultsOf: (body: SentBody) => FieldErrors): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { error } = context;
    if (!(error instanceof Refusal) || error.problem.code !== 'invalid-request') return;
    const errors = { ...error.problem.errors, ...faultsOf(await sentBody(context)) };
    context.res = problemResponse(context, error.status, { ...error.problem, errors });
  };

const sentBody = async (context: Context): Promise<SentBody> => {
  try {
    const body: unknown = JSON.parse(await context.req.text());
    return typeof body === 'object' && body !== null ? (body as SentBody) : {};
  } catch {
    return {};
  }
};

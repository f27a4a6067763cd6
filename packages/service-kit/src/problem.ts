import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { isPassing } from './database/sql-state.ts';

/** Content of a refusal; thrown as an HTTPException that carries it as `problem`. */
export interface ProblemDetails {
  code: string;
  /** Field path to error code. */
  errors?: Record<string, string>;
  members?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A refusal of the kit's own; those of a contract carry their `problem` the same way. */
export class ProblemException extends HTTPException {
  readonly problem: ProblemDetails;

  constructor(status: ContentfulStatusCode, problem: ProblemDetails) {
    super(status, { message: problem.code });
    this.problem = problem;
  }
}

const titleOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');

/** An answer in the one shape of every failure (RFC 9457, design: server-rules §1). */
export const problemResponse = (
  context: Context,
  status: number,
  { code, errors, members, retryAfterSeconds }: ProblemDetails,
): Response => {
  const requestId = context.get('requestId') ?? '';
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  const retryAfter = retryAfterSeconds ?? (status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  const document = { type: `/problems/${code}`, title: titleOf(code), status, code, requestId, errors, ...members };
  return context.body(JSON.stringify(document), status as ContentfulStatusCode, headers);
};

const codeOfStatus: Record<number, string> = {
  400: 'invalid-request',
  401: 'authentication-required',
  403: 'forbidden',
  404: 'not-found',
  413: 'body-too-large',
  415: 'not-json',
  429: 'too-many-requests',
  503: 'service-unavailable',
};

const detailsOf = (error: HTTPException): ProblemDetails | undefined => {
  const { problem } = error as HTTPException & { problem?: ProblemDetails };
  const code = codeOfStatus[error.status];
  return problem ?? (code ? { code } : undefined);
};

/** Refusals become their problem document; a busy database is asked again later; anything else is logged and answered with constant text. */
export const answerErrors =
  (logger: Logger): ErrorHandler =>
  (error, context) => {
    const refusal = error instanceof HTTPException ? detailsOf(error) : undefined;
    if (error instanceof HTTPException && refusal) return problemResponse(context, error.status, refusal);
    const about = { err: error, requestId: context.get('requestId'), path: context.req.path };
    if (isPassing(error)) {
      logger.warn(about, 'the database could not do it now');
      return problemResponse(context, 503, { code: 'service-unavailable' });
    }
    logger.error(about, 'unexpected error');
    return problemResponse(context, 500, { code: 'unexpected-error' });
  };

export const answerNotFound: NotFoundHandler = (context) => problemResponse(context, 404, { code: 'not-found' });

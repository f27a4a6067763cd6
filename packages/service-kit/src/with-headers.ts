import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';

/**
 * The rest of a call, whose answer has these headers unless it has its own of that name. Node's response takes them before there is an
 * answer: one that is given a header afterwards becomes a web stream, which costs several times what the rest of a call costs.
 */
export const withHeaders = (context: Context, headers: Readonly<Record<string, string>>, next: Next): Promise<void> => {
  const outgoing = (context.env as Partial<HttpBindings> | undefined)?.outgoing;
  if (!outgoing) return addHeaders(context, headers, next);
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? '');
  return next();
};

/** Without a server, as in `app.request`. */
const addHeaders = async (context: Context, headers: Readonly<Record<string, string>>, next: Next): Promise<void> => {
  await next();
  for (const [name, value] of Object.entries(headers)) if (!context.res.headers.has(name)) context.header(name, value);
};

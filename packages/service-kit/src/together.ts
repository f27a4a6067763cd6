import type { MiddlewareHandler, Next } from 'hono';

/** Several middleware as one step of the app: each step of Hono's own costs every call a handful of promises. */
export const together =
  (...parts: readonly MiddlewareHandler[]): MiddlewareHandler =>
  (context, next) => {
    const from = (index: number): ReturnType<MiddlewareHandler> => {
      const part = parts[index];
      // A refusal is what the part answers; Hono takes it from the outermost.
      return part ? part(context, (() => from(index + 1)) as Next) : next();
    };
    return from(0);
  };

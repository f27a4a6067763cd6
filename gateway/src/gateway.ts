import type { RequestListener } from 'node:http';
import { serviceOf } from './services.ts';

interface Options {
  /** Answers calls that a service owns. */
  forward: RequestListener;
  /** Answers everything else. */
  answer: RequestListener;
}

/** Tells calls of services from what the gateway answers itself, before anything else is done with them. */
export const createGateway =
  ({ forward, answer }: Options): RequestListener =>
  (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    return serviceOf(pathname) ? forward(request, response) : answer(request, response);
  };

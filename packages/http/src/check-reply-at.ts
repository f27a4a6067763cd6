import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { registry } from '@plenary/contracts/registry';
import { replyFault } from './check-reply.ts';
import { pathPattern } from './path-pattern.ts';

interface SeenReply {
  method: string;
  /** The path of the address, without its query. */
  path: string;
  status: number;
  /** The parsed JSON. */
  body: unknown;
}

/**
 * How a reply that was seen on the wire breaks the contract of its call: the message of `checkReply`, or nothing. A reply without a
 * schema is not checked: to a path that is no call, or with another status than that of success.
 */
export const checkReplyAt = ({ method, path, status, body }: SeenReply, specs: readonly EndpointSpec[] = registry): string[] =>
  specs
    .filter((spec) => spec.method === method && spec.status === status && pathPattern(spec).test(path))
    .flatMap((spec) => replyFault(spec, body)?.message ?? []);

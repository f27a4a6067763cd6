import type { Endpoint } from '../endpoint.ts';
import { registry } from '../registry.ts';
import { textsOf } from './texts-of.ts';

/** Every telephone number that people send to a service, as `call.path`. */
export const telephonesOf = (service: Endpoint['service']): string[] =>
  registry
    .filter((spec) => spec.service === service && spec.access !== 'service')
    .flatMap(({ name, body }) => (body ? textsOf(body, name).map(({ path }) => path) : []))
    .filter((path) => /phone\w*$/i.test(path))
    .sort();

import type { Endpoint, EndpointSpec, SpecOf } from '@plenary/contracts/endpoint';
import { specOf as specOfRegistry } from '@plenary/contracts/registry';
import { fieldErrorsOf } from './field-errors.ts';

/** Throws if the body of an answer breaks the contract, with the call's name and the paths of the fields. */
export const checkReply = (endpoint: Endpoint, body: unknown, specOf: SpecOf = specOfRegistry): void => {
  const fault = replyFault(specOf(endpoint), body);
  if (fault) throw fault;
};

/** The error that `checkReply` throws. */
export const replyFault = (spec: EndpointSpec, body: unknown): Error | undefined => {
  const checked = spec.response?.safeParse(body, { reportInput: true });
  return checked?.success === false ? new Error(broken(spec, fieldErrorsOf(checked.error)), { cause: checked.error }) : undefined;
};

const broken = ({ name, method, path }: EndpointSpec, errors: Record<string, string>): string => {
  const fields = Object.entries(errors).map(([field, code]) => `${field || 'the whole reply'} (${code})`);
  return `the reply of ${name} (${method} ${path}) breaks its contract: ${fields.join(', ')}`;
};

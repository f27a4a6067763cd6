import type { EndpointSpec } from '@plenary/contracts/endpoint';

export const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;
export const isUnsafe = ({ method }: EndpointSpec): boolean => method !== 'GET';

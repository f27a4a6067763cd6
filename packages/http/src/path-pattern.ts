import type { Endpoint } from '@plenary/contracts/endpoint';

/** What matches the whole of a path of a call; a parameter `{name}` is the group `name`. */
export const pathPattern = ({ path }: Pick<Endpoint, 'path'>): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

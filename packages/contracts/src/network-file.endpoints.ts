import type { Endpoint } from './endpoint.ts';
import type * as schemas from './network-file.schemas.ts';
import { networkFileLimits } from './network-file-terms.ts';

export const exportNetwork = {
  method: 'GET',
  path: '/api/network/export',
  access: 'staff',
  right: 'network',
  place: 'network',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.exportNetwork,
} as const satisfies Endpoint;

/** Writes nothing. `wrong-file`: it is no network of this format. */
export const previewNetworkImport = {
  method: 'POST',
  path: '/api/network/import/preview',
  access: 'staff',
  right: 'network',
  place: 'network',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'wrong-file'],
  maxBodyBytes: networkFileLimits.bytes,
  largeField: 'file',
  schemas: {} as typeof schemas.previewNetworkImport,
} as const satisfies Endpoint;

/** `stale-version`: something has moved since its plan; `conflict`: rows of it are refused. */
export const importNetwork = {
  method: 'POST',
  path: '/api/network/import',
  access: 'staff',
  right: 'network',
  place: 'network',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'wrong-file', 'stale-version', 'conflict'],
  maxBodyBytes: networkFileLimits.bytes,
  largeField: 'file',
  schemas: {} as typeof schemas.importNetwork,
} as const satisfies Endpoint;

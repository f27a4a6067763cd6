import type { Endpoint } from './endpoint.ts';
import type * as schemas from './network-pictures.schemas.ts';
import { maxPictureText } from './picture-terms.ts';

export const listNetworkPictures = {
  method: 'GET',
  path: '/api/network/venues/{venue}/pictures',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listNetworkPictures,
} as const satisfies Endpoint;

/** The same picture again changes nothing. */
export const addNetworkPicture = {
  method: 'POST',
  path: '/api/network/venues/{venue}/pictures',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  maxBodyBytes: maxPictureText + 1_024,
  largeField: 'picture',
  schemas: {} as typeof schemas.addNetworkPicture,
} as const satisfies Endpoint;

export const changeNetworkPictures = {
  method: 'PUT',
  path: '/api/network/venues/{venue}/pictures',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeNetworkPictures,
} as const satisfies Endpoint;

export const getPicture = {
  method: 'GET',
  path: '/api/pictures/{name}',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.getPicture,
} as const satisfies Endpoint;

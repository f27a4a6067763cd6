import { CallError } from '@plenary/http/call-error';
import { RemoteUnavailable } from '../faults/remote-unavailable.ts';
import { pageErrorText } from './page-error-text.ts';

// Covers B-M25.

const refused = (status: number) => new CallError({ status, body: { title: 'refused', code: 'refused' }, requestId: 'request-0001' });

it('a temporary error has one of four jokes, each equally likely', () => {
  const told = [0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 0.999].map((draw) => pageErrorText(refused(503), draw));
  const pairs = ['coffee', 'moderator', 'projector', 'microphone'].flatMap((joke) => [joke, joke]);
  expect(told).toEqual(pairs.map((joke) => `error.humour.${joke}`));
});

it.each([
  [403, 'error.forbidden'],
  [429, 'error.busy'],
  [400, 'error.refused'],
  [422, 'error.refused'],
])('at %d nobody jokes', (status, text) => {
  expect(pageErrorText(refused(status), 0)).toBe(text);
});

it('a part of the site that does not answer is named as such', () => {
  expect(pageErrorText(new RemoteUnavailable('mf-booking', new Error('gone')), 0)).toBe('error.part');
});

import type { RequestListener } from 'node:http';
import { clientAddress, createSourceOf } from '../client-address.ts';
import type { GatewayConfig } from '../config.ts';
import type { Releases } from './releases.ts';
import { createTrialWatch } from './trial-watch.ts';
import type { GroupCookie } from './visitor-group.ts';

interface Options {
  config: Pick<GatewayConfig, 'CANARY_VERSION' | 'NODE_ENV' | 'TRUSTED_PROXIES'>;
  releases: Pick<Releases, 'read' | 'answered' | 'now'>;
  groupCookie: Pick<GroupCookie, 'read'>;
}

/**
 * Canaries of the gateway. Nothing before it knows its visitors: any gateway may answer any of them, so each counts those that it answered itself,
 * for the version that it runs. Whatever it answers counts, what it got from services too: all gateways ask the same ones.
 */
export const countOfGateway = ({ config, releases, groupCookie }: Options): RequestListener => {
  const { CANARY_VERSION: ownCanary, TRUSTED_PROXIES: trustedProxies } = config;
  const sourceOf = createSourceOf(config.NODE_ENV);
  const { canaryOf, isSlow } = createTrialWatch(releases);
  const count = async (group: number, address: string, { isFailed, took }: { isFailed: boolean; took: number }) => {
    const canary = await canaryOf('gateway');
    // One that does not run what is to be tried out yet, or any more, is of neither version.
    if (!canary || (ownCanary ?? canary.version) !== canary.version) return;
    const arm = ownCanary === undefined ? 'live' : 'canary';
    const visitor = { group, source: sourceOf(address) };
    releases.answered({ part: 'gateway', arm, canary, visitor, isFailed, isSlow: isSlow(canary.trial, took) });
  };
  return (request, response) => {
    const group = groupCookie.read(request.headers.cookie);
    if (group === undefined) return;
    const start = performance.now();
    const address = clientAddress(request, trustedProxies);
    response.once('finish', () => void count(group, address, { isFailed: response.statusCode >= 500, took: performance.now() - start }));
  };
};

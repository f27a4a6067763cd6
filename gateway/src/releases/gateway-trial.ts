import type { RequestListener } from 'node:http';
import { clientAddress, createSourceOf } from '../client-address.ts';
import type { GatewayConfig } from '../config.ts';
import { createKept } from '../kept.ts';
import { type Registry, releasesOf } from './registry.ts';
import type { Releases } from './releases.ts';
import type { GroupCookie } from './visitor-group.ts';

interface Options {
  config: Pick<GatewayConfig, 'CANARY_VERSION' | 'NODE_ENV' | 'TRUSTED_PROXIES'>;
  releases: Pick<Releases, 'read' | 'answered' | 'now'>;
  groupCookie: Pick<GroupCookie, 'read'>;
}

/** The objective of `ops/monitoring/alerts.yaml`, in milliseconds. */
const slowAfter = 300;
/** Milliseconds from the first answer on in which nobody is slow: a process that has just started is. */
const warmUp = 10_000;
const registryKept = 500;

/**
 * Canaries of the gateway. Nothing before it knows its visitors: any gateway may answer any of them, so each counts those that it answered itself,
 * for the version that it runs. Whatever it answers counts, what it got from services too: all gateways ask the same ones.
 */
export const countOfGateway = ({ config, releases, groupCookie }: Options): RequestListener => {
  const { CANARY_VERSION: ownCanary, TRUSTED_PROXIES: trustedProxies } = config;
  const sourceOf = createSourceOf(config.NODE_ENV);
  const kept = createKept<Registry>({ now: releases.now, forMilliseconds: registryKept, atMost: 1 });
  const begun = new Map<number, number>();
  const isWarm = (trial: number): boolean => {
    const since = begun.get(trial) ?? releases.now();
    begun.set(trial, since);
    return releases.now() - since >= warmUp;
  };
  const count = async (group: number, address: string, { isFailed, took }: { isFailed: boolean; took: number }) => {
    const { canary } = releasesOf(await kept.get('now', releases.read), 'gateway');
    // One that does not run what is to be tried out yet, or any more, is of neither version.
    if (!canary || (ownCanary ?? canary.version) !== canary.version) return;
    const isSlow = isWarm(canary.trial) && took > slowAfter;
    const arm = ownCanary === undefined ? 'live' : 'canary';
    releases.answered({ part: 'gateway', arm, canary, visitor: { group, source: sourceOf(address) }, isFailed, isSlow });
  };
  return (request, response) => {
    const group = groupCookie.read(request.headers.cookie);
    if (group === undefined) return;
    const start = performance.now();
    const address = clientAddress(request, trustedProxies);
    response.once('finish', () => void count(group, address, { isFailed: response.statusCode >= 500, took: performance.now() - start }));
  };
};

import { connect } from 'node:net';
import path from 'node:path';
import { type Actor, actorTokens } from '@plenary/service-kit/actor';
import { makeSecret } from '@plenary/service-kit/made-secret';
import { listen, listenerOf } from '@plenary/service-kit/serve';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { Agent, type Dispatcher, request } from 'undici';
import { gatewayApp } from '../app.ts';
import { createSourceOf } from '../client-address.ts';
import { gatewayConfig } from '../config.ts';
import { countCalls } from '../contract/count-calls.ts';
import { createForward } from '../forward.ts';
import { createGatewayServer } from '../gateway-server.ts';
import { createReleases } from '../releases/releases.ts';
import { createGroupCookie, groups } from '../releases/visitor-group.ts';
import { startRendering } from '../rendering/start-rendering.ts';
import { addressesOf } from '../services.ts';
import { cookieName, createSessions } from '../session.ts';
import { openStore } from '../stores/open-store.ts';
import { limitCalls } from '../upstreams/limit-calls.ts';
import { createServiceReplicas } from '../upstreams/service-replicas.ts';
import { createServiceTrials } from '../upstreams/service-trials.ts';
import { json, startUpstream } from './start-upstream.ts';
import { createWebRoot } from './web-root.ts';

export const publicUrl = 'http://plenary.example';
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export const claire = {
  id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  companyName: 'Atelier Nord',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
  mailboxProven: true,
};
export const cookie = 'plenary-session=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

/** Answers `resolve` for one cookie, and what else is asked of svc-identity. */
export const identityReply = (user: object | null = claire, more: object = {}) => json(200, { user, ...more });

interface Options {
  settings?: Record<string, string>;
  /** Further replicas of svc-booking. */
  replicas?: readonly string[];
  /** Calls to one replica at once. */
  atOnce?: number;
  /** Time limit of svc-identity; generous, because a busy machine is not a hanging replica. */
  sessionTimes?: { answerTimeout: number; firstTryTimeout: number };
  /** Pages come rendered, by a real process; times in milliseconds. */
  rendering?: { budget: number; keptFor?: number; hangs?: { usual: number; first: number } };
}

/** The renderer as its source has it. */
const rendererProcess = {
  entry: path.join(import.meta.dirname, '../rendering/renderer.ts'),
  execArgv: ['--import', require.resolve('tsx')],
};

/** Made, for some tests start in production. */
export const gatewaySecret = makeSecret();
const groupCookie = createGroupCookie({ secret: gatewaySecret, isHttps: false });
/** The `Cookie` header of a visitor of a group. */
export const cookieOfGroup = (group: number): string => groupCookie.set(group).split(';')[0] ?? '';

/** A whole gateway on a port of its own, before four services that are local servers. */
export const startGateway = async ({ settings = {}, replicas = [], atOnce = 100, sessionTimes, rendering }: Options = {}) => {
  const webRoot = createWebRoot();
  const [booking, identity, documents, survey] = await Promise.all([
    startUpstream(json(200, { from: 'booking' })),
    startUpstream(identityReply(null)),
    startUpstream(json(200, { from: 'documents' })),
    startUpstream(json(200, { from: 'survey' })),
  ]);
  const config = gatewayConfig({
    ACTOR_SECRET: gatewaySecret,
    WEB_ROOT: webRoot.folder,
    BOOKING_URL: [booking.origin, ...replicas].join(','),
    IDENTITY_URL: identity.origin,
    DOCUMENTS_URL: documents.origin,
    SURVEY_URL: survey.origin,
    PUBLIC_URL: publicUrl,
    RELEASES_DIR: webRoot.releases,
    ...settings,
  });
  const addresses = addressesOf(config);
  const { lines, logger } = capturedLogger();
  const clock = { now: Date.UTC(2026, 6, 1) };
  const now = () => clock.now;
  const tokens = actorTokens({ secret: gatewaySecret });
  const dispatcher = new Agent();
  const serviceReplicas = createServiceReplicas(addresses, logger);
  const limits = limitCalls({ atOnce, replicas: (name) => addresses[name].length });
  const sessions = createSessions({
    replicas: serviceReplicas.identity,
    tokens,
    cookie: cookieName(publicUrl),
    now,
    dispatcher,
    ...sessionTimes,
  });
  const { TRUSTED_PROXIES: trustedProxies } = config;
  const publicOrigin = new URL(settings.PUBLIC_URL ?? publicUrl).origin;
  const callTimeout = config.CALL_SECONDS * 1_000;
  const to = { dispatcher, replicas: serviceReplicas, limits, sessions };
  // Visitors come one after the other, each of a group of their own.
  let visitors = 0;
  const { store, following } = await openStore(config, logger);
  const releases = createReleases({ store, logger, now, newGroup: () => visitors++ % groups });
  const trialOf = createServiceTrials({ releases, replicas: serviceReplicas, groupCookie, sourceOf: createSourceOf(config.NODE_ENV) });
  const forward = createForward({ ...to, publicOrigin, trustedProxies, callTimeout, logger, onCall: countCalls(releases), trialOf });
  const rendered =
    rendering &&
    startRendering({ config, publicUrl, replicas: serviceReplicas, sessions, dispatcher, logger, ...rendererProcess, ...rendering });
  const { renderPage, callAsVisitor } = rendered ?? {};
  const app = gatewayApp({
    config,
    publicUrl,
    addresses,
    sessions,
    releases,
    groupCookie,
    tokens,
    logger,
    now,
    renderPage,
    callAsVisitor,
    sessionWaitMilliseconds: 2_000,
  });
  const listening = await listen(createGatewayServer({ publicUrl: settings.PUBLIC_URL ?? publicUrl, forward, answer: listenerOf(app) }), {
    host: '127.0.0.1',
    port: 0,
  });
  const client = new Agent();
  const origin = `http://127.0.0.1:${listening.port}`;

  /** Asks over a real connection; headers as they are given and no others. */
  const ask = async (
    path: string,
    options: Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> & { method?: Dispatcher.HttpMethod } = {},
  ) => {
    const { statusCode, headers, body } = await request(origin + path, { dispatcher: client, ...options });
    return { status: statusCode, headers, text: await body.text() };
  };
  /** Bytes on a connection of their own; answers what comes back until it is closed. */
  const send = async (bytes: string | Buffer): Promise<string> => {
    const socket = connect(listening.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(bytes);
    let answer = '';
    for await (const part of socket.setEncoding('latin1')) answer += part;
    return answer;
  };
  /** The actor that a service received. */
  const actorOf = async (seen: { headers: Record<string, unknown> } | undefined): Promise<Actor | null> =>
    tokens.verify(String(seen?.headers['x-actor']));

  return {
    origin,
    port: listening.port,
    app,
    webRoot,
    releases,
    booking,
    identity,
    documents,
    survey,
    replicas: serviceReplicas,
    lines,
    clock,
    ask,
    send,
    actorOf,
    async stop() {
      await listening.stop(0);
      await Promise.all([releases.stop(), rendered?.renderers.stop()]);
      await following.stop();
      await Promise.all([client.destroy(), dispatcher.destroy(), booking.stop(), identity.stop(), documents.stop(), survey.stop()]);
      webRoot.remove();
    },
  };
};
export type GatewayWorld = Awaited<ReturnType<typeof startGateway>>;

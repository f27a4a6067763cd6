import path from 'node:path';
import type { Logger } from '@plenary/service-kit/logger';
import type { Dispatcher } from 'undici';
import { type GatewayConfig, publicSettings } from '../config.ts';
import type { Sessions } from '../session.ts';
import type { ServiceReplicas } from '../upstreams/service-replicas.ts';
import { createCallAsVisitor } from './call-as-visitor.ts';
import { createRenderPage } from './render-page.ts';
import { startRenderers } from './start-renderers.ts';

interface Options {
  config: GatewayConfig;
  publicUrl: string;
  replicas: ServiceReplicas;
  sessions: Pick<Sessions, 'signActor'>;
  dispatcher: Dispatcher;
  logger: Pick<Logger, 'warn'>;
  /** The renderer's file; by default the one of the build. */
  entry?: string;
  execArgv?: readonly string[];
  /** Milliseconds. */
  budget?: number;
  keptFor?: number;
  hangs?: { usual: number; first: number };
}

/** Starts the renderers, and what renders pages with them. */
export const startRendering = ({
  config,
  publicUrl,
  replicas,
  sessions,
  dispatcher,
  logger,
  budget,
  keptFor,
  hangs,
  ...process
}: Options) => {
  const log = logger.warn.bind(logger);
  const call = createCallAsVisitor({ replicas, sessions, dispatcher });
  const renderers = startRenderers({
    entry: path.join(import.meta.dirname, 'renderer.mjs'),
    ...process,
    count: config.RENDERERS,
    call,
    log,
    ...(hangs && { hangs }),
  });
  const renderPage = createRenderPage({
    renderers,
    settings: publicSettings(config),
    publicUrl,
    googleTrustedTypes: config.GOOGLE_TRUSTED_TYPES,
    hasOverrides: config.hasOverrides,
    pictureHost: config.PICTURE_HOST,
    now: Date.now,
    log,
    ...(budget !== undefined && { budget }),
    ...(keptFor !== undefined && { keptFor }),
  });
  return { renderers, callAsVisitor: call, renderPage: config.RENDERERS > 0 ? renderPage : undefined };
};

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import type { Stoppable } from './run-process.ts';

/** A piece of work as the trace shows it. */
interface TracedWork {
  /** Name of this work for the calls made for it, in the form of the W3C's header. */
  traceparent: string;
  /** `route`: replaces the address in the span's name, e.g. the matching pattern. */
  end(outcome: { status?: number; route?: string; error?: unknown }): void;
}

export interface Tracing extends Stoppable {
  /** `server`: a request that came in; `client`: one that is sent. `parent`: the caller's header, which may be anything. */
  begin(kind: 'server' | 'client', name: string, parent: string | undefined): TracedWork;
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Id of the trace in a header of the W3C's form; undefined in anything else. */
export const traceIdOf = (header: string | undefined): string | undefined => {
  const [, traceId, spanId] = pattern.exec(header ?? '') ?? [];
  return traceId && !/^0+$/.test(traceId) && !/^0+$/.test(spanId ?? '') ? traceId : undefined;
};

/** 32 hexadecimal digits of which 122 bits are random: Node draws UUIDs from a stock, other random bytes one by one. */
const randomDigits = () => randomUUID().replaceAll('-', '');

/** Nothing is recorded, yet every request has a trace id that all logs share. */
export const noTracing: Tracing = {
  name: 'tracing',
  begin: (_kind, _name, parent) => ({
    traceparent: parent !== undefined && traceIdOf(parent) ? parent : `00-${randomDigits()}-${randomDigits().slice(16)}-00`,
    end: () => {},
  }),
  stop: async () => {},
};

const usualFlush = 1_000;

interface Options {
  /** Name of the service. */
  service: string;
  /** Address of a collector that speaks OTLP over HTTP; without one nothing is recorded. */
  endpoint: string | undefined;
  /** Milliseconds that what is not sent yet has at the end. */
  flushWithin?: number;
}

/** Sends what the service does to a collector, in batches and out of the way of requests. */
export const startTracing = async ({ service, endpoint, flushWithin = usualFlush }: Options): Promise<Tracing> => {
  if (!endpoint) return noTracing;
  const [{ BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('plenary');
  return {
    name: 'tracing',
    begin: (kind, name, parent) => tracedWork(tracer, kind, name, parent),
    // A collector that is away must not keep the process.
    stop: () => Promise.race([provider.shutdown().catch(() => {}), pause(flushWithin, undefined, { ref: false })]),
  };
};

const tracedWork = (tracer: Tracer, kind: 'server' | 'client', name: string, parent: string | undefined): TracedWork => {
  const span = tracer.startSpan(name, { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT }, contextOf(parent));
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end: ({ status, route, error }) => endSpan(span, { status, name: route && `${name} ${route}`, error }),
  };
};

const endSpan = (span: Span, { status, name, error }: { status?: number; name?: string; error?: unknown }) => {
  if (name) span.updateName(name);
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (error !== undefined || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

const contextOf = (parent: string | undefined) => {
  const traceId = traceIdOf(parent);
  if (!parent || !traceId) return ROOT_CONTEXT;
  const [, , spanId = '', flags = '00'] = parent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
};

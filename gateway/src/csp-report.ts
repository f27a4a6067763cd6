import * as z from 'zod';
import { barePath, bareScript } from './bare-report.ts';

const text = z.string().max(4_000).catch('');
/** A place in a script; a longer number is none. */
const number = z.int().min(0).max(9_999_999).catch(0);

/** As `report-uri` sends it. */
const single = z.object({
  'csp-report': z
    .object({
      ...{ 'document-uri': text, 'blocked-uri': text, 'source-file': text, 'effective-directive': text, 'violated-directive': text },
      ...{ 'line-number': number, 'column-number': number },
    })
    .transform((report) => ({
      ...{ page: report['document-uri'], blocked: report['blocked-uri'], source: report['source-file'] },
      directive: report['effective-directive'] || report['violated-directive'],
      ...{ line: report['line-number'], column: report['column-number'] },
    })),
});

/** As the Reporting API sends it. */
const listed = z.array(
  z.object({
    body: z
      .object({
        ...{ documentURL: text, blockedURL: text, sourceFile: text, effectiveDirective: text },
        ...{ lineNumber: number, columnNumber: number },
      })
      .transform((body) => ({
        ...{ page: body.documentURL, blocked: body.blockedURL, source: body.sourceFile, directive: body.effectiveDirective },
        ...{ line: body.lineNumber, column: body.columnNumber },
      })),
  }),
);

/** A violation of the security policy, as it may be logged. */
export interface Violation {
  /** Path of the page, and that of the script on its own origin. */
  page: string;
  source: string;
  /** The blocked resource: `inline`, `eval` and the like, or an origin by the last two parts of its host: what stands before may be anybody's. */
  blocked: string;
  directive: string;
  line: number;
  column: number;
}

/** Directives of Content Security Policy 3 that a browser may report. */
const directives = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src media-src
  object-src frame-src child-src worker-src manifest-src prefetch-src fenced-frame-src base-uri form-action frame-ancestors navigate-to
  report-uri report-to sandbox trusted-types require-trusted-types-for upgrade-insecure-requests block-all-mixed-content`.split(/\s+/),
);
/** Keywords that a browser reports in place of a blocked address. */
const blockedKinds = new Set('inline eval wasm-eval trusted-types-policy trusted-types-sink self data blob about filesystem'.split(' '));

const pathOf = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { protocol, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? (bareScript(pathname) ?? barePath(pathname)) : bareScheme(protocol);
};
const schemes = new Set(
  `about: android-app: blob: chrome-extension: data: file: filesystem: javascript: mailto: mediastream: moz-extension: safari-web-extension:
  tel:`.split(/\s+/),
);
const bareScheme = (protocol: string): string => (schemes.has(protocol) ? protocol : '');
/** The last two parts of a host's name; nothing of one that has fewer, nor of an address. */
const bareHost = (host: string): string => {
  const [, before, kept] = /^(.*\.)?([a-z\d-]+\.[a-z][a-z\d-]{1,23})$/.exec(host) ?? [];
  if (!kept) return '…';
  return before ? `….${kept}` : kept;
};
const blockedOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return blockedKinds.has(blocked) ? blocked : '';
  const { protocol, hostname } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) ? `${protocol}//${bareHost(hostname)}` : bareScheme(protocol);
};

const directiveOf = (violated: string): string => {
  const [name = ''] = violated.split(' ', 1);
  return directives.has(name) ? name : '';
};

/** The violations in the body of a report, at most ten; no sample of a script, no query, no id and no name of a user get through. */
export const violationsIn = (body: string): Violation[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const one = single.safeParse(parsed).data;
  const reports = one ? [one['csp-report']] : (listed.safeParse(parsed).data ?? []).map((report) => report.body);
  return reports.slice(0, 10).map(({ page, source, blocked, directive, line, column }) => ({
    page: pathOf(page),
    source: pathOf(source),
    blocked: blockedOf(blocked),
    directive: directiveOf(directive),
    line,
    column,
  }));
};

import * as z from 'zod';
import { barePath, bareScript } from './bare-report.ts';

const text = z.string().max(4_000).catch('');
const number = z.int().min(0).catch(0);

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
  /** What was blocked: `inline`, `eval` and the like, or an origin by the last two parts of its host: what stands before may be anybody's. */
  blocked: string;
  directive: string;
  line: number;
  column: number;
}

const pathOf = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { protocol, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? (bareScript(pathname) ?? barePath(pathname)) : bareScheme(protocol);
};
const bareScheme = (protocol: string): string => /^[a-z-]{2,20}:$/.exec(protocol)?.[0] ?? '';
const bareHost = (host: string): string => host.replace(/^[^[]*\.(?=[^.]+\.[^.]*[a-z][^.]*$)/, '….');
const blockedOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? '';
  const { protocol, host } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) ? `${protocol}//${bareHost(host)}` : bareScheme(protocol);
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
    directive: /^[a-z-]{1,60}/.exec(directive)?.[0] ?? '',
    line,
    column,
  }));
};

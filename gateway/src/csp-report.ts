import * as z from 'zod';

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
  /** Page and script: origin and path. */
  page: string;
  source: string;
  /** What was blocked: `inline`, `eval` and the like, or an origin: the path may be anybody's. */
  blocked: string;
  directive: string;
  line: number;
  column: number;
}

const addressOf = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}` : protocol;
};
const blockedOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? '';
  const { protocol, host } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : protocol;
};

/** The violations in the body of a report, at most ten; no sample of a script, no query and no name of a user get through. */
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
    page: addressOf(page),
    source: addressOf(source),
    blocked: blockedOf(blocked),
    directive: /^[a-z-]{1,60}/.exec(directive)?.[0] ?? '',
    line,
    column,
  }));
};

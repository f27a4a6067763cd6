import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '@plenary/service-kit/free-port';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { request } from 'undici';
import { heading, quantile, row } from './measure.ts';
import { customer, signIn } from './sign-in.ts';

const folder = path.join(import.meta.dirname, 'lighthouse');
const tool = path.join(folder, 'node_modules/.bin/lighthouse');
const visits = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

interface Report {
  runtimeError?: { message: string };
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** The output of a command; asynchronous, because the browser blocks if its messages are not read. */
const run = async (command: string, args: string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;

const visit = async (url: string, port: number, cookie: string): Promise<Report> => {
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [];
  const options = [`--port=${port}`, '--quiet', '--output=json', '--enable-error-reporting=false'];
  const report: Report = JSON.parse(await run(tool, [url, ...options, `--only-categories=${categories.join(',')}`, ...headers]));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
};

const median = (reports: readonly Report[], of: (report: Report) => number): number =>
  quantile(
    reports.map(of).sort((a, b) => a - b),
    0.5,
  );

/** The audits that marked a visit down, by name. */
const markedDown = ({ audits }: Report): string[] =>
  Object.entries(audits).flatMap(([name, { score }]) => (score !== null && score < 0.9 ? [`${name} ${score}`] : []));

/**
 * List, venue and quote on a phone with a slow line, as Lighthouse emulates it: medians of three visits with an empty cache
 * (guarantees: 95 / 100 / 100 / 100, LCP under 1.8 s, TBT under 150 ms, CLS under 0.02).
 */
export const benchLighthouse = async (origin: string): Promise<void> => {
  heading('Lighthouse on a phone: performance, accessibility, best practices, SEO');
  if (!existsSync(tool)) await run('npm', ['ci', '--no-audit', '--no-fund']);
  const cookie = await signIn(origin, customer);
  const listed = await request(`${origin}/api/quotes`, { headers: { cookie } });
  const { quotes } = JSON.parse(await listed.body.text()) as { quotes: { id: string }[] };
  const port = await freePort();
  const launch = await browserLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    for (const [name, address, session] of [
      ['list', '/?countryCode=FRA', ''],
      ['venue', '/venues/etoile', ''],
      ['quote', `/quotes/${quotes[0]?.id}`, cookie],
    ] as const) {
      const reports: Report[] = [];
      for (let count = 0; count < visits; count++) reports.push(await visit(origin + address, port, session));
      const scores = categories.map((category) => Math.round(100 * median(reports, (report) => report.categories[category].score ?? 0)));
      const [lcp = 0, tbt = 0, cls = 0] = figures.map((figure) =>
        median(reports, ({ audits }) => audits[figure]?.numericValue ?? Number.NaN),
      );
      row(name, scores.join(' / '), `LCP ${Math.round(lcp)} ms`, `TBT ${Math.round(tbt)} ms`, `CLS ${cls.toFixed(3)}`);
      const [first] = reports;
      for (const audit of first ? markedDown(first) : []) row('', audit);
    }
  } finally {
    await browser.close();
  }
};

import { createHash } from 'node:crypto';

/** The used part of Playwright's page. */
interface Page {
  route(address: string, answer: (route: Route) => Promise<void>): Promise<unknown>;
  unroute(address: string): Promise<void>;
  evaluate(script: string): Promise<unknown>;
}
interface Route {
  request(): { url(): string; resourceType(): string };
  /** The server's answer. */
  fetch(): Promise<Answer>;
  fulfill(answer: { status?: number; contentType?: string; headers?: Record<string, string>; body: string }): Promise<void>;
  fallback(): Promise<void>;
}
interface Answer {
  headers(): Record<string, string>;
  text(): Promise<string>;
}

interface FaultyRemote {
  name: 'mf-booking' | 'mf-auth';
  /** Path of a page of the remote. */
  path: string;
}

/** A remote's entry whose page and widgets are well or not, as the page's `isFaulty` says. */
const entryThatThrows = ({ name, path }: FaultyRemote) => `
  const part = (words) => () => {
    if (window.isFaulty !== false) throw new Error('a fault at render');
    return words;
  };
  const text = async () => ({ default: {} });
  const exposed = {
    namespace: '${name}',
    texts: { fr: text, en: text, es: text, nl: text },
    routes: [{ path: '${path}', Component: part('well again') }],
    widgets: { authDialog: part('well again') },
  };
  var ${name.replace('-', '_')} = { init: async () => {}, get: async () => () => exposed };
`;

/** Entries of a build that is at fault, where one is: the page that names the build names its hash. */
const entries: Partial<Record<string, (remote: FaultyRemote) => string>> = {
  'syntax error': () => 'const = nothing;',
  'throws at init': ({ name }) =>
    `var ${name.replace('-', '_')} = { init() { throw new Error('a fault at init'); }, get() { throw new Error('not up'); } };`,
  'throws at render': entryThatThrows,
};
const faultyEntry = (fault: string) => (route: Route, remote: FaultyRemote) =>
  route.request().url().includes('/remoteEntry.')
    ? route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: entries[fault]?.(remote) ?? '',
      })
    : route.fallback();

/** Headers of an answer with a replaced body. */
const plainHeaders = (answer: Answer) => {
  const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers();
  return headers;
};

/** A page as the gateway would write it, were an entry the remote's own. */
const pageThatNames = async (entry: string, { name }: FaultyRemote, route: Route): Promise<void> => {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const answer = await route.fetch();
  const page = await answer.text();
  const named = new RegExp(`"name":"${name}",[^}]*"remoteEntry[^"]*":"([^"]+)"`).exec(page)?.[1];
  const hash = `sha256-${createHash('sha256').update(entry).digest('base64')}`;
  return route.fulfill({ headers: plainHeaders(answer), body: named ? page.replaceAll(named, hash) : page });
};

const changed = async (route: Route) => {
  const answer = await route.fetch();
  return route.fulfill({ headers: plainHeaders(answer), body: `window.isTampered = true;${await answer.text()}` });
};

/** Faults of a remote (guarantees: "The door"): the answer to each of its files. */
const answers = {
  '404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  '503': (route) => route.fulfill({ status: 503, body: 'away' }),
  hang: async () => {},
  'HTML instead of script': (route) =>
    route.request().url().includes('.js') ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }) : route.fallback(),
  'syntax error': faultyEntry('syntax error'),
  'throws at init': faultyEntry('throws at init'),
  'throws at render': faultyEntry('throws at render'),
  tampered: (route) =>
    route.request().url().includes('.js') && !route.request().url().includes('.json') ? changed(route) : route.fallback(),
  'a chunk tampered': (route) =>
    route.request().url().includes('/__federation_expose_remote.') && route.request().url().includes('.js')
      ? changed(route)
      : route.fallback(),
} satisfies Record<string, (route: Route, remote: FaultyRemote) => Promise<void>>;

export type Fault = keyof typeof answers;
export const faults = Object.keys(answers) as Fault[];

/** Console messages of browser and React about a fault. */
export const wordsOfFaults = [
  /Failed to load resource/,
  /SRI's integrity checks failed/,
  /Failed to find a valid digest in the 'integrity' attribute/,
  /Unexpected (token|identifier)/,
  /a fault at (init|render)/,
  /Federation Runtime/,
  /remote mf-(booking|auth) is unavailable/,
];

/** Breaks a remote for a page; the answer makes it whole again. */
export const breakRemote = async (page: Page, remote: FaultyRemote, fault: Fault): Promise<{ mend: () => Promise<void> }> => {
  const files = `**/remotes/${remote.name}/**`;
  const entry = entries[fault]?.(remote);
  if (entry !== undefined) await page.route('**', (route) => pageThatNames(entry, remote, route));
  await page.route(files, (route) => answers[fault](route, remote));
  return {
    mend: async () => {
      await page.unroute(files);
      await page.evaluate('window.isFaulty = false');
    },
  };
};

/** What is used of Playwright's page. */
interface Page {
  route(address: string, answer: (route: Route) => Promise<void>): Promise<unknown>;
  unroute(address: string): Promise<void>;
  evaluate(script: string): Promise<unknown>;
}
interface Route {
  request(): { url(): string };
  fulfill(answer: { status?: number; contentType?: string; headers?: Record<string, string>; body: string }): Promise<void>;
  fallback(): Promise<void>;
}

interface FaultyRemote {
  name: 'mf-booking' | 'mf-auth';
  /** Path of the page that stands for the remote's own. */
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

const entryAlone = (answer: (route: Route, remote: FaultyRemote) => Promise<void>) => (route: Route, remote: FaultyRemote) =>
  route.request().url().includes('/remoteEntry.') ? answer(route, remote) : route.fallback();
const script = (body: string) => ({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });

/** What may be the matter with a remote (guarantees: "The door"): how each of its files is answered. */
const answers = {
  '404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  '503': (route) => route.fulfill({ status: 503, body: 'away' }),
  hang: async () => {},
  'HTML instead of script': (route) =>
    route.request().url().includes('.js') ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }) : route.fallback(),
  'syntax error': entryAlone((route) => route.fulfill(script('const = nothing;'))),
  'throws at init': entryAlone((route, { name }) =>
    route.fulfill(
      script(`var ${name.replace('-', '_')} = { init() { throw new Error('a fault at init'); }, get() { throw new Error('not up'); } };`),
    ),
  ),
  'throws at render': entryAlone((route, remote) => route.fulfill(script(entryThatThrows(remote)))),
} satisfies Record<string, (route: Route, remote: FaultyRemote) => Promise<void>>;

export type Fault = keyof typeof answers;
export const faults = Object.keys(answers) as Fault[];

/** What a browser and React say of a fault. */
export const wordsOfFaults = [
  /Failed to load resource/,
  /Unexpected (token|identifier)/,
  /a fault at (init|render)/,
  /Federation Runtime/,
  /remote mf-(booking|auth) is unavailable/,
];

/** Breaks a remote for a page; the answer makes it whole again. */
export const breakRemote = async (page: Page, remote: FaultyRemote, fault: Fault): Promise<{ mend: () => Promise<void> }> => {
  const files = `**/remotes/${remote.name}/**`;
  await page.route(files, (route) => answers[fault](route, remote));
  return {
    mend: async () => {
      await page.unroute(files);
      await page.evaluate('window.isFaulty = false');
    },
  };
};

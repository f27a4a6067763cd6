import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultModes } from '@plenary/contracts/deployment-terms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Platform, PublicSettings, Remote } from '@plenary/platform';
import * as platformModule from '@plenary/platform';
import type { PageHead, RenderedPage, RenderedPages } from '@plenary/platform/page-handle';
import * as routerModule from '@plenary/platform/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@plenary/platform/router-server';
import * as translationModule from '@plenary/platform/translation-server';
import { I18nextProvider, textsOfRequest } from '@plenary/platform/translation-server';
import type { i18n } from 'i18next';
import * as i18nextModule from 'i18next';
import * as react from 'react';
import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { statusOf } from '../faults/status-of.ts';
import { routesWith } from '../router.tsx';
import { ShellProvider } from '../shell-provider.tsx';
import type { ShellState } from '../shell-store.ts';
import { pages } from './pages.ts';
import { createTextsOnServer } from './texts-on-server.ts';

/** Modules that the server build of a remote asks for: the ones that this build renders with. */
const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/compiler-runtime': compilerRuntime,
  'react-dom': reactDom,
  i18next: i18nextModule,
  '@plenary/platform': platformModule,
  '@plenary/platform/router': routerModule,
  '@plenary/platform/translation': translationModule,
};

/** A shared module by its name. Throws if the shell has none. */
export const provide = (name: string): unknown => {
  if (!(name in shared)) throw new Error(`no module ${name} is shared by the server`);
  return shared[name];
};

/** A remote as its server build exports it. */
interface RemoteOnServer extends Remote {
  pages: RenderedPages;
  name: string;
  version: string;
}

interface Asked {
  /** Address of the page, with the public origin. */
  url: string;
  language: Language;
  settings: PublicSettings;
  /** Null: a page of the shell. */
  remote: RemoteOnServer | null;
  /** Ends the loaders. */
  signal: AbortSignal;
}

interface Page {
  status: 200;
  html: string;
  head: Omit<PageHead, 'data'> & { data: Record<string, unknown>[] };
  loaderData: Record<string, unknown>;
  /** Modules behind an `import()` that the page needs. */
  modules: string[];
}
/** Without a page: where to go instead, or the status of a page that failed. */
type Answer = Page | { status: number; redirect?: string };

const platforms = new AsyncLocalStorage<Platform>();
platformModule.setPlatformSource(() => platforms.getStore());
const textsFor = createTextsOnServer();
const nothing = () => {};
const notHere = () => Promise.reject(new Error('not on the server'));

/** What a visitor without a session has. */
const visitorPlatform = ({ settings, language }: Pick<Asked, 'settings' | 'language'>): Platform => ({
  settings: { ...defaultModes, ...settings },
  session: null,
  language,
  locale: localeOf[language],
  track: nothing,
  report: nothing,
  callHeaders: () => ({}),
  refreshSession: async () => null,
  setLanguage: notHere,
  notify: nothing,
  openSignIn: nothing,
  loadWidget: notHere,
});

const storeOf = (platform: Platform) => {
  const state: ShellState = { platform, notice: null, signIn: null, menu: [] };
  return { snapshot: () => state, subscribe: () => () => true, dismissNotice: nothing, closeSignIn: nothing, loadRemote: notHere };
};

type Context = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>;

/** The page of an address; undefined: it is not one that comes rendered. */
const pageOf = (context: Context, { remote }: Asked): RenderedPage | undefined =>
  (remote?.pages ?? pages)[context.matches.at(-1)?.route.path ?? ''];

const dataOf = ({ matches, loaderData }: Context): unknown => loaderData[matches.at(-1)?.route.id ?? ''];

const headOf = (context: Context, page: RenderedPage, { url, language, remote, settings }: Asked, texts: i18n): Page['head'] => {
  const t = texts.getFixedT(language, (remote?.namespace ?? 'shell') as 'shell') as (key: string) => string;
  const { data, ...told } = page.head({ data: dataOf(context) as never, t, language });
  return { ...told, data: data?.({ origin: new URL(url).origin, brandName: settings.brandName }) ?? [] };
};

const draw = async (asked: Asked, platform: Platform, texts: i18n): Promise<Answer> => {
  const { url, remote, language, signal } = asked;
  const { query, dataRoutes } = createStaticHandler(routesWith(remote ? { name: remote.name, remote } : undefined));
  const context = await query(new Request(url, { signal }));
  if (context instanceof Response) return { status: context.status, redirect: context.headers.get('location') ?? '/' };
  // The browser loads it again, shows what failed and reports it.
  const [error] = Object.values(context.errors ?? {});
  if (context.errors) return { status: statusOf(error) ?? context.statusCode };
  const page = pageOf(context, asked);
  if (!page) throw new Error(`${url} is not a rendered page`);
  const html = renderToString(
    <I18nextProvider i18n={texts}>
      <ShellProvider store={storeOf(platform)}>
        {/* The same places as in the browser: ids follow from them. */}
        {null}
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        {null}
      </ShellProvider>
    </I18nextProvider>,
  );
  return {
    status: 200,
    html,
    head: headOf(context, page, asked, texts),
    loaderData: context.loaderData,
    modules: page.modules(language, dataOf(context) as never),
  };
};

/** Renders a page as a visitor without a session sees it. */
export const render = async (asked: Asked): Promise<Answer> => {
  const texts = await textsFor(asked.remote, asked.language);
  const platform = visitorPlatform(asked);
  return platforms.run(platform, () => textsOfRequest.run(texts, () => draw(asked, platform, texts)));
};

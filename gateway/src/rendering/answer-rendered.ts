import type { Context } from 'hono';
import type { Builds } from '../builds.ts';
import type { ResolvedSession } from '../look-up-session.ts';
import { takesBrotli } from '../static-files.ts';
import type { RenderPage } from './render-page.ts';

interface Options {
  renderPage: RenderPage | undefined;
  builds: Builds;
  /** Undefined: svc-identity is unavailable. */
  session: ResolvedSession | undefined;
}

/**
 * The page as a renderer has it, compressed once for all who take it so, or the way to another address; `missing` where there is none at the
 * address. Null: the browser renders it.
 */
export const answerRendered = async (context: Context, { renderPage, builds, session }: Options): Promise<Response | 'missing' | null> => {
  if (!renderPage || session?.user !== null) return null;
  const rendered = await renderPage({
    url: new URL(context.req.url),
    builds,
    cookie: context.req.header('cookie'),
    accepted: context.req.header('accept-language'),
  });
  if (!rendered) return null;
  if ('missing' in rendered) return 'missing';
  if ('redirect' in rendered) return context.redirect(rendered.redirect, 302);
  const { html, compressed, headers } = rendered;
  if (!takesBrotli.test(context.req.header('accept-encoding') ?? '')) return context.body(html, 200, headers);
  return context.body(compressed, 200, { ...headers, 'content-encoding': 'br' });
};

import type { PageData } from './page-data.ts';

/** What is used of the browser's own; Firefox and older browsers have none. */
interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null },
  ): unknown;
}

interface Options {
  factory: PolicyFactory | undefined;
  /** Of the page. */
  origin: string;
  /** Read only where a script of another site is asked for. */
  pageData: () => PageData;
}

/** Libraries empty an element with the one; Leaflet asks with the other whether the browser draws SVG. */
const harmless = ['', '<svg/>'];

/**
 * The one policy that every text passes which would become a script's address or a piece of a page (`require-trusted-types-for`):
 * scripts of our own builds and of the sign-in that is configured, and no markup. What it answers null for does not happen.
 */
export const guardPage = ({ factory, origin, pageData }: Options): void => {
  const isOwnScript = ({ href, pathname }: URL) =>
    href.startsWith(`${origin}/`) && pathname.endsWith('.js') && !pathname.startsWith('/api/');
  const isOfOverride = ({ hostname, protocol, pathname }: URL) =>
    protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname) && pathname.endsWith('.js') && pageData().hasOverrides === true;
  const isOfSignIn = (address: string) => pageData().settings.signInProviders?.google?.scriptUrl === address;
  factory?.createPolicy('default', {
    createHTML: (text) => (harmless.includes(text) ? text : null),
    createScriptURL: (address) => {
      const url = new URL(address, origin);
      return isOwnScript(url) || isOfSignIn(address) || isOfOverride(url) ? address : null;
    },
  });
};

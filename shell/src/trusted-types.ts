import type { PageData } from './page-data.ts';

/** The browser's own API in use; Firefox and older browsers have none. */
interface PolicyFactory {
  defaultPolicy?: unknown;
  createPolicy(
    name: 'default',
    rules: { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null },
  ): unknown;
}

interface Options {
  factory: PolicyFactory | undefined;
  /** Origin of the page. */
  origin: string;
  /** Read only for a script of another site. */
  pageData: () => PageData;
}

/** Libraries empty an element with the first; Leaflet detects SVG support with the second. */
const harmless = ['', '<svg/>'];

/**
 * The single policy for every text that becomes a script's address or markup (`require-trusted-types-for`):
 * scripts of our own builds and those of the settings, and no markup. A null result is blocked.
 */
export const guardPage = ({ factory, origin, pageData }: Options): void => {
  // A page that came rendered made it before its first script.
  if (factory?.defaultPolicy) return;
  const isOwnScript = ({ href, pathname }: URL) =>
    href.startsWith(`${origin}/`) && pathname.endsWith('.js') && !pathname.startsWith('/api/');
  const isOfOverride = ({ hostname, protocol, pathname }: URL) =>
    protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname) && pathname.endsWith('.js') && pageData().hasOverrides === true;
  const isConfigured = (address: string) => {
    const { signInProviders, mapScriptUrl } = pageData().settings;
    return [signInProviders?.google?.scriptUrl, mapScriptUrl].includes(address);
  };
  factory?.createPolicy('default', {
    createHTML: (text) => (harmless.includes(text) ? text : null),
    createScriptURL: (address) => {
      const url = new URL(address, origin);
      return isOwnScript(url) || isConfigured(address) || isOfOverride(url) ? address : null;
    },
  });
};

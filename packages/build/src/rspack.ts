import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { brotliFiles } from './brotli-files.ts';
import { federationAlias, federationAsModules } from './federation-modules.ts';
import { fileHashes, hashFunction } from './file-hashes.ts';
import { firstFonts } from './fonts/first-fonts.ts';
import { listBootFiles } from './list-boot-files.ts';
import { minimizers } from './minimizers.ts';
import { pageFiles } from './page-files.ts';
import { productionRouter } from './production-router.ts';
import { publishProvided } from './publish-provided.ts';
import { reactRefresh, refreshAlias } from './refresh/react-refresh.ts';
import { listRemotePaths, publishPages } from './remote-paths.ts';
import { versionOf } from './resolved-version.ts';
import { retryChunks } from './retry-chunks.ts';
import { firstScript, serverBuild } from './server-build.ts';
import { sharedTranslation } from './shared-translation.ts';
import { onlySupportedStrings } from './supported-strings.ts';

/** Loaded once for the whole page, by the shell. `react` does not cover its sub-paths: each is named. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react/compiler-runtime',
  'react-dom',
  'i18next',
  '@plenary/platform',
  '@plenary/platform/router',
  '@plenary/platform/translation',
];

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A remote has no fallback of its own: it would never be fetched, and its entry would carry the hash. A release is checked against the shell. */
const shared = (directory: string, isShell: boolean) =>
  Object.fromEntries(
    singletons.map((specifier) => {
      const version = versionOf(packageOf(specifier), directory);
      return [specifier, { singleton: true, requiredVersion: `^${version}`, version, ...(!isShell && { import: false as const }) }];
    }),
  );

interface BrowserOptions {
  directory: string;
  name: string;
  /** None: the exposed module is the only entry. */
  entry?: string;
  publicPath: string;
  /** Absent: a page of its own, with all its libraries. */
  federation?: 'host' | { exposes: Record<string, string> };
}

const isProduction = () => process.env.NODE_ENV !== 'development';

const browserConfig = ({ directory, name, entry, publicPath, federation }: BrowserOptions): Configuration => {
  const production = isProduction();
  const hashed = production ? '.[contenthash:8]' : '';
  return {
    name,
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: entry ? { main: entry } : {},
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      clean: true,
      publicPath,
      uniqueName: name,
      filename: `[name]${hashed}.js`,
      chunkFilename: `[name]${hashed}.js`,
      cssFilename: `[name]${hashed}.css`,
      cssChunkFilename: `[name]${hashed}.css`,
      assetModuleFilename: `[name]${hashed}[ext]`,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { ...federationAlias(), ...(production ? productionRouter() : refreshAlias()) },
    },
    module: {
      rules: [
        {
          test: /\.[cm]?[jt]sx?$/,
          exclude: /node_modules\/(?!@plenary)/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            jsc: {
              target: 'es2022',
              externalHelpers: false,
              transform: { reactCompiler: true, react: { runtime: 'automatic', development: !production, refresh: !production } },
            },
          },
        },
        { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(svg|png|jpg|avif|webp|woff2)$/, type: 'asset/resource' },
        ...firstFonts(),
        { test: /\.geo\.json$/, type: 'json' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: minimizers(),
      splitChunks: federation === 'host' ? bootChunk : { chunks: 'async' },
    },
    plugins: [
      ...commonPlugins(directory),
      ...(federation ? [sharedTranslation(), federationAsModules(), federationPlugin({ directory, name, federation, hashed })] : []),
      production ? brotliFiles() : reactRefresh(),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
};

/** Definitions that the browser's and the server's build of a page share. */
const commonPlugins = (directory: string) => [
  new rspack.DefinePlugin({ APP_VERSION: JSON.stringify(process.env.APP_VERSION ?? versionOfWorkspace(directory)) }),
  onlySupportedStrings(),
];

const federationPlugin = ({
  directory,
  name,
  federation,
  hashed,
}: Required<Pick<BrowserOptions, 'directory' | 'name' | 'federation'>> & { hashed: string }) => {
  const isShell = federation === 'host';
  return new ModuleFederationPlugin({
    name,
    filename: isShell ? 'remoteEntry.js' : `remoteEntry${hashed}.js`,
    exposes: isShell ? undefined : federation.exposes,
    shared: shared(directory, isShell),
    manifest: true,
    dts: false,
    dev: false,
    // The default strategy blanks the whole site if one remote is down.
    shareStrategy: 'loaded-first',
    experiments: {
      ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { target: 'web' },
    },
  });
};

/** The shell's libraries and the modules that it shares in one chunk, so that the first screen waits for few files, each with its headers. */
const bootChunk = {
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    boot: {
      name: 'boot',
      enforce: true,
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)[\\/]|[\\/]packages[\\/]platform[\\/]src[\\/](platform\.tsx|router\.ts|translation\.ts)$/,
    },
  },
};

const versionOfWorkspace = (directory: string): string => JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')).version;

/** Build of the shell: the host page that learns its remotes at run time. */
export const shellConfig = (directory: string): Configuration => {
  const config = browserConfig({ directory, name: 'shell', entry: './src/index.ts', publicPath: '/', federation: 'host' });
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      listRemotePaths(),
      publishPages(),
      listBootFiles(),
      publishProvided(),
      ...(isProduction()
        ? [
            serverBuild({
              directory,
              uniqueName: 'shell',
              entry: './src/rendered/server.tsx',
              publicPath: '/',
              alias: productionRouter(),
              plugins: commonPlugins(directory),
            }),
            firstScript(directory, './src/rendered/first.ts'),
            pageFiles(),
          ]
        : []),
    ],
  };
};

/**
 * Build of a remote: one exposed module, `./remote`. Its runtime loads every chunk by its hash, so that no other file is run. `isRendered`:
 * it has pages that the gateway renders.
 */
export const remoteConfig = (directory: string, name: string, { isRendered = false } = {}): Configuration => {
  const uniqueName = name.replaceAll('-', '_');
  const config = browserConfig({
    directory,
    name: uniqueName,
    // A remote takes its address from its entry's.
    publicPath: 'auto',
    federation: { exposes: { './remote': './src/remote.tsx' } },
  });
  const plugins = [...(config.plugins ?? []), publishPages()];
  return isProduction()
    ? {
        ...config,
        plugins: [
          ...plugins,
          retryChunks(),
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [hashFunction] }),
          ...(isRendered
            ? [
                serverBuild({
                  directory,
                  uniqueName,
                  entry: './src/server.ts',
                  // A release has an address of its own, which the gateway puts in the place of this one.
                  publicPath: '/remotes/this/',
                  provided: singletons,
                  alias: {},
                  plugins: commonPlugins(directory),
                }),
                pageFiles(),
              ]
            : []),
          fileHashes(),
        ],
      }
    : { ...config, plugins };
};

/** Build of a remote's stand-alone page: `src/standalone.tsx` is its own small host, so nothing is federated. */
export const standaloneConfig = (directory: string): Configuration => {
  const name = path.basename(directory);
  const config = browserConfig({ directory, name, entry: './src/standalone.tsx', publicPath: '/' });
  return { ...config, plugins: [...(config.plugins ?? []), new rspack.HtmlRspackPlugin({ templateContent: standalonePage(name) })] };
};

const standalonePage = (title: string) => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body><div id="root"></div></body>
</html>`;

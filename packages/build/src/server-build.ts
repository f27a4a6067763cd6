import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

interface Options {
  directory: string;
  /** Of the browser's build: the names of CSS classes follow from it. */
  uniqueName: string;
  entry: string;
  /** Before the names of pictures and fonts. */
  publicPath: string;
  /** Modules that the evaluating `require` provides. */
  provided?: readonly string[];
  alias: Record<string, string>;
  plugins: NonNullable<Configuration['plugins']>;
}

/** One file in CommonJS, for the `require` and the `fetch` of the gateway's renderer. It names the styles and emits none. */
const serverConfig = (
  { directory, uniqueName, entry, publicPath, provided = [], alias, plugins }: Options,
  folder: string,
): Configuration => ({
  name: `${uniqueName}-server`,
  context: directory,
  mode: 'production',
  target: 'node20',
  entry: { main: entry },
  devtool: 'nosources-source-map',
  output: {
    path: folder,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    uniqueName,
    publicPath,
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias },
  externalsPresets: { node: true },
  externals: {
    ...Object.fromEntries(provided.map((name) => [name, `commonjs2 ${name}`])),
    // An external is looked up before any replacement of its name.
    ...(provided.length > 0 && { 'react-i18next': 'commonjs2 @plenary/platform/translation' }),
  },
  module: {
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      {
        test: /\.[cm]?[jt]sx?$/,
        exclude: /node_modules\/(?!@plenary)/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: { target: 'es2023', externalHelpers: false, transform: { reactCompiler: true, react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false }, generator: { exportsOnly: true } },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator: { exportsOnly: true } },
      { test: /\.(svg|png|jpg|avif|webp|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      { test: /\.geo\.json$/, type: 'json' },
    ],
  },
  optimization: { minimize: false, splitChunks: false, moduleIds: 'named' },
  plugins,
  performance: false,
});

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });

/** Builds `server/main.cjs` into the folder of the browser's build: the two are deployed, released and rolled back as one. */
export const serverBuild = (options: Options) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('server-build', async ({ errors }) => {
      const folder = compiler.options.output.path;
      if (folder && errors.length === 0) await run(serverConfig(options, path.join(folder, 'server')));
    });
  },
});

/** Builds `server/first.js`: a script of its own, without libraries, that the gateway writes into a page that comes rendered. */
export const firstScript = (directory: string, entry: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('first-script', async ({ errors }) => {
      const folder = compiler.options.output.path;
      if (!folder || errors.length > 0) return;
      await run({
        name: 'first-script',
        context: directory,
        mode: 'production',
        target: ['web', 'es2022'],
        entry: { first: entry },
        devtool: false,
        output: { path: path.join(folder, 'server'), filename: '[name].js' },
        resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
        module: {
          rules: [
            {
              test: /\.ts$/,
              type: 'javascript/auto',
              loader: 'builtin:swc-loader',
              options: { detectSyntax: 'auto', jsc: { target: 'es2022' } },
            },
          ],
        },
        performance: false,
      });
    });
  },
});

import path from 'node:path';
import type { Configuration } from '@rspack/core';

/** Build of a service: one file for Node 20 and later, and one for each process of its own; native packages stay outside. */
export const serviceConfig = (
  directory: string,
  { external = [], entries = {} }: { external?: string[]; entries?: Record<string, string> } = {},
): Configuration => ({
  name: path.basename(directory),
  context: directory,
  mode: 'production',
  target: 'node20',
  entry: { main: './src/main.ts', ...entries },
  // Positions of errors, without the source text: each process would hold it in memory.
  devtool: 'nosources-source-map',
  output: {
    path: path.join(directory, 'dist'),
    clean: true,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  // pg loads its native binding only if it is installed.
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: { 'pg-native': false } },
  externalsType: 'module',
  externals: Object.fromEntries(['better-sqlite3', ...external].map((name) => [name, name])),
  module: {
    rules: [
      {
        test: /\.[cm]?[jt]sx?$/,
        exclude: /node_modules\/(?!@plenary)/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { detectSyntax: 'auto', jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } } },
      },
      { test: /\.(woff2|css)$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
});

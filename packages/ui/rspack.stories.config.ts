import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

const here = import.meta.dirname;

/** Builds the page of all components into dist-stories: `npm run stories -w packages/ui`, then open its index.html. */
const config: Configuration = {
  context: here,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './stories/stories.tsx',
  devtool: false,
  output: { path: path.join(here, 'dist-stories'), clean: true, publicPath: './' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: { target: 'es2022', transform: { reactCompiler: true, react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './stories/index.html' })],
  performance: false,
  stats: 'errors-warnings',
};

export default config;

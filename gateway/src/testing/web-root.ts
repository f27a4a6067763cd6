import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const template = `<!doctype html><html lang="fr"><head><title>%brand%</title><!--head--><script defer src="/main.0a1b2c3d.js"></script></head>
<body><div id="root"></div><!--page-data--></body></html>`;

const manifest = (version: string) => ({
  metaData: { buildInfo: { buildVersion: version }, remoteEntry: { name: 'remoteEntry.11aa22bb.js' } },
  exposes: [{ name: 'remote', assets: { js: { sync: ['expose.33cc44dd.js'] }, css: { sync: ['expose.55ee66ff.css'] } } }],
});

/** Builds of a shell and of two remotes in a folder of their own. */
export const createWebRoot = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-root-'));
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const deploy = (remote: string, version: string) => write(`${remote}/dist/mf-manifest.json`, JSON.stringify(manifest(version)));
  /** Lays the files of a release down, as `npm run release` does. */
  const release = (remote: string, version: string) => {
    const files = { 'mf-manifest.json': JSON.stringify(manifest(version)), 'remoteEntry.11aa22bb.js': `/* ${version} */` };
    for (const [name, content] of Object.entries(files)) write(`releases/${remote}/${version}/${name}`, content);
    const integrity = Object.fromEntries(Object.keys(files).map((name) => [name, `sha256-of-${name}-${version}`]));
    write(`releases/${remote}/${version}/integrity.json`, JSON.stringify(integrity));
  };
  /** Lays a release of the shell down: its page starts with `main.<hash>.js`, which nothing else has. */
  const releaseShell = (version: string, hash: string) => {
    const files = {
      'index.html': template.replace('main.0a1b2c3d.js', `main.${hash}.js`),
      'boot-files.json': '[]',
      'pages.json': JSON.stringify({ paths: ['/legal-notices', '/imprint'] }),
      [`main.${hash}.js`]: `/* ${version} */`,
      'icon.svg': `<svg id="${version}"/>`,
    };
    for (const [name, content] of Object.entries(files)) write(`releases/shell/${version}/${name}`, content);
  };
  const serverFile = 'server/main.cjs';
  /**
   * Server builds: of the shell, which answers what that of the remote draws, and of one remote. `draw` is the body of a function of
   * `asked`, the page as the gateway asks for it.
   */
  const writeServerBuilds = (draw: string, { remote = 'mf-booking', version }: { remote?: string; version?: string } = {}) => {
    const folder = version ? `releases/${remote}/${version}` : `${remote}/dist`;
    const code = `module.exports = { draw: async (asked) => { ${draw} } };`;
    write('shell/dist/server/main.cjs', 'exports.provide = () => {}; exports.render = (asked) => asked.remote.draw(asked);');
    write('shell/dist/server/first.js', 'first();');
    write('shell/dist/page-files.json', '{}');
    write('shell/dist/boot.99cc00dd.css', 'body{background:url("/b.avif")}');
    write(`${folder}/page-files.json`, JSON.stringify({ './page.tsx': ['page.aa11bb22.js', 'page.aa11bb22.css'] }));
    write(`${folder}/expose.55ee66ff.css`, 'h1{background:url(a.avif)}');
    write(`${folder}/page.aa11bb22.css`, 'h2{color:red}');
    write(`${folder}/${serverFile}`, code);
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    write(`${folder}/integrity.json`, JSON.stringify({ [serverFile]: hash(code), 'page.aa11bb22.js': 'sha256-of-the-page' }));
  };
  write('shell/dist/index.html', template);
  write('shell/dist/boot-files.json', JSON.stringify(['boot.77aa88bb.js', 'boot.99cc00dd.css']));
  write(
    'shell/dist/remote-paths.json',
    JSON.stringify([
      { name: 'mf-auth', paths: ['/authentication', '/auth'] },
      { name: 'mf-booking', paths: ['/', '/venues'] },
    ]),
  );
  write('shell/dist/pages.json', JSON.stringify({ paths: ['/legal-notices'] }));
  const script = 'console.info("a script long enough to be worth compressing")';
  write('shell/dist/main.0a1b2c3d.js', script);
  write('shell/dist/main.0a1b2c3d.js.br', brotliCompressSync(script));
  write('shell/dist/main.0a1b2c3d.js.map', '{"sources":["secret.ts"]}');
  write('shell/dist/icon.svg', '<svg/>');
  write('shell/dist/notes.md', 'not for anybody');
  write('shell/package.json', '{"name":"not for anybody"}');
  deploy('mf-auth', '1.0.0');
  deploy('mf-booking', '2.0.0');
  write('mf-booking/dist/expose.33cc44dd.js', script);
  return {
    folder,
    releases: path.join(folder, 'releases'),
    script,
    write,
    deploy,
    release,
    releaseShell,
    writeServerBuilds,
    remove: (name = '') => rmSync(path.join(folder, name), { recursive: true }),
  };
};

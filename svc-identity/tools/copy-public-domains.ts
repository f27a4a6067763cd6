import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const version = '1.12.6';
const target = path.join(import.meta.dirname, '../src/emails');

// The package is fetched and unpacked, never installed: its install script downloads a list from elsewhere.
const folder = mkdtempSync(path.join(tmpdir(), 'public-domains-'));
try {
  const archive = execFileSync('npm', ['pack', `free-email-domains@${version}`, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  const domains: string[] = JSON.parse(readFileSync(path.join(folder, 'package/domains.json'), 'utf8'));
  const licence = readFileSync(path.join(folder, 'package/LICENSE.md'), 'utf8').trim();
  const notice = `# Notice for \`public-domains.json\`

The list is \`domains.json\` of the npm package \`free-email-domains\` ${version}
(<https://github.com/kikobeats/free-email-domains>), unchanged. It was copied by \`svc-identity/tools/copy-public-domains.ts\`. Its licence:

${licence}
`;
  writeFileSync(path.join(target, 'public-domains.json'), `${JSON.stringify(domains, null, 2)}\n`);
  writeFileSync(path.join(target, 'public-domains.NOTICE.md'), notice);
  console.log(`public e-mail domains: ${domains.length}`);
} finally {
  rmSync(folder, { recursive: true });
}

import { createHash } from 'node:crypto';

/**
 * Runs in a page before the shell, while a canary of the shell runs: a shell that does not start cannot tell of it. The first error that is
 * not a remote's is told, once.
 */
export const watchStart = `(() => {
  let isTold = false;
  const tell = (message) => {
    if (isTold) return;
    isTold = true;
    const { shell } = JSON.parse(document.getElementById('page-data').textContent);
    const body = JSON.stringify({ message: String(message), remote: 'shell', version: shell, page: location.pathname });
    fetch('/api/monitoring/report', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body }).catch(() => {});
  };
  const isOurs = (place) => !place.includes('/remotes/') && place.includes('.js');
  addEventListener('error', ({ message, filename, target }) => {
    if (isOurs(target?.src || filename || '')) tell(message || 'a script of the shell did not load');
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isOurs(reason.stack || '')) tell(reason);
  });
})();`;

/** As a policy names it. */
export const watchStartHash = `'sha256-${createHash('sha256').update(watchStart).digest('base64')}'`;

import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Reload {
  /** Address of the script that a page has to load. */
  script: string;
  /** Answers the script and the stream that it listens to; false: the request is for somebody else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Lets the open pages load themselves anew. */
  reload(): void;
}

/** Pages load themselves anew as soon as they hear of another version than the one their script came with. */
export const createReload = (): Reload => {
  const pages = new Set<ServerResponse>();
  let version = Date.now();
  const script = '/dev/reload.js';
  const stream = '/dev/reload';
  const tell = (page: ServerResponse) => page.write(`data: ${version}\n\n`);
  const source = () => `new EventSource('${stream}').onmessage = ({ data }) => {\n  if (data !== '${version}') location.reload();\n};\n`;

  return {
    script,
    answer({ url }, response) {
      if (url === script) response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(source());
      else if (url === stream) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        pages.add(response);
        response.once('close', () => pages.delete(response));
        tell(response);
      } else return false;
      return true;
    },
    reload() {
      version += 1;
      for (const page of pages) tell(page);
    },
  };
};

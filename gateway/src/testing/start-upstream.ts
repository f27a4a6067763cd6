import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@plenary/service-kit/serve';

interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reply = (request: SeenRequest, response: ServerResponse) => void;

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
};

/** A service replaced by a real local server: records its requests and answers as configured. */
export const startUpstream = async (reply: Reply) => {
  const seen: SeenRequest[] = [];
  const arrivals: (() => void)[] = [];
  const cut: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await bodyOf(incoming) };
    seen.push(request);
    response.once('close', () => {
      if (!response.writableFinished) cut.push(request);
    });
    for (const arrive of arrivals.splice(0)) arrive();
    current.reply(request, response);
  });
  const current = { reply };
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    /** Requests that reached it, in order. */
    seen,
    /** Requests whose answer was cut off by the other side. */
    cut,
    /** Answers from now on in another way. */
    answer: (next: Reply) => {
      current.reply = next;
    },
    arrival: () => new Promise<void>((resolve) => arrivals.push(resolve)),
    stop: () => listening.stop(0),
  };
};
export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

export const json =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}): Reply =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

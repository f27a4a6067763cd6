import { Agent, request as ask, createServer } from 'node:http';

/** The least that Node's own client and server can do as a proxy: what every promise of the gateway is measured against. */
const { hostname, port } = new URL(process.env.TARGET ?? '');
const agent = new Agent({ keepAlive: true });

createServer((request, response) => {
  const { method, url, headers } = request;
  const forwarded = ask({ hostname, port, agent, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  request.pipe(forwarded);
}).listen(Number(process.env.PORT), '127.0.0.1');

import { createServer } from 'node:http';

/** A service that costs next to nothing: whatever is asked, a short answer. What stands before it is all that a call through it costs. */
const answer = JSON.stringify({ status: 'up' });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) };

createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(answer);
}).listen(Number(process.env.PORT), '127.0.0.1');
